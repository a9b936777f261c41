import type { Core } from '../Core';
import { profiles, type UserRow, users } from '../store/tables/users';
import { isDemoPassword } from './demoSignIns';
import { hashPassword } from './passwords';
import { endSessions } from './tokens';

const LENGTH_MIN = 4;

/**
 * Sets an account's password and ends its sign-ins.
 * @throws Error with a message for users
 */
export async function setPassword(core: Core, username: string, password: string): Promise<UserRow> {
	const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
	if (!user || user.isSystem) throw new Error(`Account "${username}" not found.`);
	if (password.length < LENGTH_MIN) throw new Error(`The password needs at least ${LENGTH_MIN} characters.`);
	if (isDemoPassword(username, password)) throw new Error('This is the public demo password. Choose another one.');
	core.db.update(profiles, { passwordHash: await hashPassword(password) }, 'userId = ?', user.id);
	endSessions(core, user.id);
	return user;
}
