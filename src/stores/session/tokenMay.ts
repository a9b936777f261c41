import { type Permission, permissionFor } from '@/domain/account/permissions';
import { accountKey, accounts } from './accounts';
import type { Session } from './Session';

/**
 * Whether a session's token was granted something, as far as that is known: what was granted on the server's
 * consent page at sign-in, and what was refused since. Without effect on visitors, who have no token.
 */
export function tokenMay(session: Pick<Session, 'key'>, permission: Permission): boolean {
	const account = accounts.getState().all.find(each => accountKey(each) === session.key);
	if (account?.permissions && !account.permissions.includes(permission)) return false;
	return !account?.denied?.some(endpoint => permissionFor(endpoint) === permission);
}
