import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { openInvite } from '../invites/openInvite';
import { invites } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { createAccount, UsernameRefused, usernameProblem } from './createAccount';
import { makeSessionToken } from './tokens';

/** New accounts per address. */
const LIMIT = { duration: 60 * 60_000, max: 30 };
const PASSWORD_MAX = 500;

export type SignUpResult =
	| { user: UserRow; token: string }
	/** Null for an empty 400. */
	| { refused: string | null };

/** Creates an account, if registration is open or the caller was invited. */
export async function signUp(core: Core, body: unknown, ip: string): Promise<SignUpResult> {
	const { username, password, invitationCode } = (body ?? {}) as Record<string, unknown>;
	if (typeof username !== 'string' || typeof password !== 'string') return { refused: 'INVALID_USERNAME' };
	if (password === '' || password.length > PASSWORD_MAX) return { refused: 'INVALID_PASSWORD' };
	const isClosed = core.settings.get('disableRegistration');
	const invite = isClosed && typeof invitationCode === 'string' ? openInvite(core, invitationCode) : null;
	// Attempts with wrong codes count too, so that codes can't be guessed.
	if (isClosed && !invite && core.limiter.take('invitation', addressKey(ip), LIMIT, 1))
		return { refused: 'TOO_MANY_REQUESTS' };
	if (isClosed && !invite) return { refused: null };
	const problem = usernameProblem(core, username);
	if (problem) return { refused: problem };
	if (core.limiter.take('signup', addressKey(ip), LIMIT, 1)) return { refused: 'TOO_MANY_REQUESTS' };
	// Taken first, as making the account takes time and a code is for one.
	if (invite) core.db.update(invites, { usedAt: Date.now() }, 'id = ?', invite.id);
	try {
		const user = await createAccount(core, { username, password });
		if (invite) core.db.update(invites, { usedById: user.id }, 'id = ?', invite.id);
		return { user, token: makeSessionToken(core, user.id) };
	} catch (error) {
		if (invite) core.db.update(invites, { usedAt: null }, 'id = ?', invite.id);
		if (error instanceof UsernameRefused) return { refused: error.problem };
		throw error;
	}
}
