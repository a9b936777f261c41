import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { mailAddressProblem } from '../mail/mailAddressProblem';
import { invites } from '../store/tables/server';
import { takeSignUp } from './pendingSignUp';
import { makeAccount, SignUpRefused, type SignUpResult } from './signUp';

/** By address, so that links can't be guessed. */
const LIMIT = { duration: 60_000, max: 30 };

/** Makes the account that waits for the confirmation of its address. Only the account uses the link up. */
export function completeSignUp(core: Core, body: unknown, ip: string): SignUpResult {
	if (core.limiter.take('signup-pending', addressKey(ip), LIMIT, 1)) return { refused: 'TOO_MANY_REQUESTS' };
	const { code } = (body ?? {}) as Record<string, unknown>;
	return makeAccount(core, () => {
		const pending = typeof code === 'string' ? takeSignUp(core, code) : null;
		if (!pending) throw new SignUpRefused('NO_SUCH_CODE');
		const { username, passwordHash, email, inviteId } = pending;
		// Somebody may have taken name, address or invitation meanwhile.
		if (mailAddressProblem(core, email)) throw new SignUpRefused('EMAIL_UNAVAILABLE');
		const invite = inviteId === null ? null : (core.db.byId(invites, inviteId) ?? null);
		if (inviteId !== null && !invite) throw new SignUpRefused(null);
		return { account: { username, profile: { passwordHash, email, emailVerified: true } }, invite };
	});
}
