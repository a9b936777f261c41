import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS, type Permission } from '@/domain/account/permissions';
import { storeAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';

/** Puts a session's account on the device, with a token that may do everything but this. */
export function grantAllBut(session: Session, ...without: readonly Permission[]): void {
	if (!session.account) throw new Error('A visitor has no token.');
	const all: readonly string[] = [...MIAUTH_PERMISSIONS, ...MIAUTH_ADMIN_PERMISSIONS];
	storeAccount({
		...session.account,
		permissions: all.filter(each => !without.some(permission => permission === each)),
	});
}
