import type { Permission } from '@/domain/account/permissions';
import { accountKey, accounts } from './accounts';
import type { Session } from './Session';

/**
 * Whether a session's token has a permission, as far as known: from the permissions granted at sign-in, and from
 * refusals since. Always true for visitors, who have no token.
 */
export function tokenMay(session: Pick<Session, 'key'>, permission: Permission): boolean {
	const account = accounts.getState().all.find(each => accountKey(each) === session.key);
	if (account?.permissions && !account.permissions.includes(permission)) return false;
	return !account?.denied?.includes(permission);
}
