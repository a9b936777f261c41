import type { Core } from '../Core';
import type { AppRow } from '../store/tables/apps';
import { tokens, type UserRow } from '../store/tables/users';

/**
 * A registered app; its secret is for the one who registered it.
 * @param withSecret whether to add the secret
 */
export function packApp(core: Core, app: AppRow, me: UserRow | null, { withSecret = false } = {}) {
	return {
		id: app.id,
		name: app.name,
		callbackUrl: app.callbackUrl,
		permission: app.permissions,
		...(withSecret ? { secret: app.secret } : {}),
		...(me ? { isAuthorized: core.db.exists(tokens, 't.userId = ? AND t.appId = ?', me.id, app.id) } : {}),
	};
}
