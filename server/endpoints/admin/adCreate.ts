import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAd } from '../../pack/packAd';
import { ads } from '../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/ad/create',
		params: p.params({
			url: p.text({ min: 1 }),
			memo: p.text(),
			place: p.text(),
			priority: p.text(),
			ratio: p.integer(),
			expiresAt: p.date(),
			startsAt: p.date(),
			imageUrl: p.text({ min: 1 }),
			dayOfWeek: p.integer(),
		}),
		credential: true,
		permission: 'write:admin:ad',
		role: 'moderator',
	},
	({ core, params }) => {
		const row = { ...params, id: core.ids.next(), imageUrl: core.urls.toPath(params.imageUrl) };
		core.db.insert(ads, row);
		return packAd(core, row);
	},
);
