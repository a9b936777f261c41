import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';
import { findOne } from './findOne';

/** `name@host`, also for users of this server: it means the same everywhere. */
export const acctOf = ({ urls }: Core, user: Pick<UserRow, 'username' | 'host'>): string =>
	`${user.username}@${user.host ?? urls.host}`;

/** The user of `name@host`, `@name@host` or `name`; null if unknown here. Never the server's own account. */
export function findAcct(core: Core, acct: string): UserRow | null {
	const [username = '', host] = acct.trim().replace(/^@/, '').split('@');
	if (username === '') return null;
	const found = findOne(core, { username, host });
	return found && found !== 'elsewhere' && !found.isSystem && !found.isDeleted ? found : null;
}
