import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { type AdRow, ads } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/ad/update',
		params: p.params({
			id: p.id(),
			memo: p.optional(p.text({ max: 8192 })),
			url: p.optional(p.url(1)),
			imageUrl: p.optional(p.url(1)),
			place: p.optional(p.text({ max: 64 })),
			priority: p.optional(p.text({ max: 64 })),
			ratio: p.optional(p.integer({ min: 0, max: 1_000_000 })),
			expiresAt: p.optional(p.date()),
			startsAt: p.optional(p.date()),
			dayOfWeek: p.optional(p.integer({ min: 0, max: 127 })),
		}),
		credential: true,
		permission: 'write:admin:ad',
		role: 'moderator',
		errors: {
			noSuchAd: { code: 'NO_SUCH_AD', id: 'b7aa1727-1354-47bc-a182-3a9c3973d300', message: 'No such ad.' },
		},
	},
	({ core, params, errors }) => {
		const { id, imageUrl, ...changes } = params;
		if (!core.db.byId(ads, id)) throw errors.noSuchAd();
		const path = imageUrl === undefined ? {} : { imageUrl: core.urls.toPath(imageUrl) };
		// Missing fields are undefined, and stay as they are.
		core.db.update(ads, { ...changes, ...path } as Partial<AdRow>, 'id = ?', id);
	},
);
