import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packApp } from '../../pack/packApp';
import { apps } from '../../store/tables/apps';

/** The registered apps that the caller has consented to. Those that came by MiAuth are only in `i/apps`. */
export default defineEndpoint(
	{
		name: 'i/authorized-apps',
		params: p.params({
			limit: p.limit(),
			offset: p.offset(),
			/** By consent: the newest or the oldest first. */
			sort: p.optional(p.oneOf('desc', 'asc'), 'desc'),
		}),
		credential: true,
		secure: true,
	},
	({ core, me, params: { limit, offset, sort } }) =>
		core.db
			.select(
				apps,
				`JOIN (SELECT appId, max(id) AS consent FROM tokens WHERE userId = ? AND appId IS NOT NULL GROUP BY appId) given
					ON given.appId = t.id
				ORDER BY given.consent ${sort === 'asc' ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
				me.id,
				limit,
				Math.max(0, offset),
			)
			.map(app => packApp(core, app, me)),
);
