import { hash, verify } from '@node-rs/argon2';
import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { profiles, type UserRow } from '../store/tables/users';
import type { Asker } from './Asker';
import { DEMO_REFUSED, isDemoPassword, isFromElsewhere } from './demoSignIns';

/** For a server on a laptop: about 30 ms per sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether this is the account's password; passwords are only compared here. False for accounts without one.
 * @throws ApiError for a public demo password from another machine or site
 */
export async function isPassword(core: Core, user: UserRow, password: string, asker: Asker): Promise<boolean> {
	const place = { host: core.options.host, origin: core.urls.origin };
	if (isDemoPassword(user.username, password) && isFromElsewhere(asker, place)) throw new ApiError(DEMO_REFUSED);
	const { passwordHash = null } = core.db.first(profiles, 'WHERE t.userId = ?', user.id) ?? {};
	return (
		passwordHash !== null &&
		(await verify(passwordHash, password)) &&
		// Meanwhile the password may have been changed, or the account deleted.
		core.db.exists(profiles, 't.userId = ? AND t.passwordHash = ?', user.id, passwordHash)
	);
}
