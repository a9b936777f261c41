import { randomText } from '../../auth/randomText';
import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packApp } from '../../pack/packApp';
import { type AppRow, apps } from '../../store/tables/apps';

const APPS_MAX = 10_000;
const SECRET_LENGTH = 32;

/** Registers an app. It asks for accounts with its secret, by `auth/session/generate`. */
export default defineEndpoint(
	{
		name: 'app/create',
		params: p.params({
			name: p.text({ max: 256 }),
			description: p.text({ max: 2048 }),
			permission: p.list(p.text({ max: 128 }), { max: 300, unique: true }),
			callbackUrl: p.nullish(p.url()),
		}),
		// Visitors may use it, as on the real server.
		limit: { duration: 3_600_000, max: 60 },
	},
	({ core, me, params: { name, description, permission, callbackUrl = null } }) => {
		checkRoom(core.db.count(apps, '1'), APPS_MAX);
		const row: AppRow = {
			...{ id: core.ids.next(), userId: me?.id ?? null, name, description, permissions: permission, callbackUrl },
			secret: randomText(SECRET_LENGTH),
		};
		core.db.insert(apps, row);
		return packApp(core, row, null, { withSecret: true });
	},
);
