import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { mailAddressProblem } from '../mail/mailAddressProblem';
import { invites } from '../store/tables/server';
import { takeSignUp } from './pendingSignUp';
import { makeAccount, type SignUpResult } from './signUp';

/** By address, so that links can't be guessed. */
const LIMIT = { duration: 60_000, max: 30 };

/** Makes the account that waits for the confirmation of its address. */
export async function completeSignUp(core: Core, body: unknown, ip: string): Promise<SignUpResult> {
	if (core.limiter.take('signup-pending', addressKey(ip), LIMIT, 1)) return { refused: 'TOO_MANY_REQUESTS' };
	const { code } = (body ?? {}) as Record<string, unknown>;
	const pending = typeof code === 'string' ? takeSignUp(core, code) : null;
	if (!pending) return { refused: 'NO_SUCH_CODE' };
	const { username, passwordHash, email, inviteId } = pending;
	// Somebody may have taken name, address or invitation meanwhile.
	if (mailAddressProblem(core, email)) return { refused: 'EMAIL_UNAVAILABLE' };
	const invite = inviteId === null ? null : core.db.byId(invites, inviteId);
	if (inviteId !== null && !invite) return { refused: null };
	return makeAccount(core, { username, profile: { passwordHash, email, emailVerified: true } }, invite ?? null);
}
