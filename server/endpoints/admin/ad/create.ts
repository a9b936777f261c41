import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packAd } from '../../../pack/packAd';
import { ads } from '../../../store/tables/server';

/** Running ads are part of `meta`, which every client fetches. */
const ADS_MAX = 500;

export default defineEndpoint(
	{
		name: 'admin/ad/create',
		params: p.params({
			url: p.url(1),
			memo: p.text({ max: 8192 }),
			place: p.text({ max: 64 }),
			priority: p.text({ max: 64 }),
			ratio: p.integer({ min: 0, max: 1_000_000 }),
			expiresAt: p.date(),
			startsAt: p.date(),
			imageUrl: p.url(1),
			dayOfWeek: p.integer({ min: 0, max: 127 }),
		}),
		credential: true,
		permission: 'write:admin:ad',
		role: 'moderator',
	},
	({ core, params }) => {
		checkRoom(core.db.count(ads, '1'), ADS_MAX);
		const row = { ...params, id: core.ids.next(), imageUrl: core.urls.toPath(params.imageUrl) };
		core.db.insert(ads, row);
		return packAd(core, row);
	},
);
