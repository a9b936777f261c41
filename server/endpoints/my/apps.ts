import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packApp } from '../../pack/packApp';
import { apps } from '../../store/tables/apps';

/** The apps that the caller has registered, newest first. */
export default defineEndpoint(
	{
		name: 'my/apps',
		params: p.params({ limit: p.limit(), offset: p.offset() }),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params: { limit, offset } }) =>
		core.db
			.select(apps, 'WHERE t.userId = ? ORDER BY t.id DESC LIMIT ? OFFSET ?', me.id, limit, Math.max(0, offset))
			.map(app => packApp(core, app, me)),
);
