import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS, type Permission } from '@/domain/account/permissions';
import { storeAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';

/** Stores a session's account, with a token that has all permissions except these. */
export function grantAllBut(session: Session, ...without: readonly Permission[]): void {
	if (!session.account) throw new Error('A visitor has no token.');
	const all: readonly string[] = [...MIAUTH_PERMISSIONS, ...MIAUTH_ADMIN_PERMISSIONS];
	storeAccount({
		...session.account,
		permissions: all.filter(each => !without.some(permission => permission === each)),
	});
}
