import type { Core } from '../Core';
import { passesCaptchas } from '../captcha/passesCaptchas';
import { addressKey } from '../http/addressKey';
import { openInvite } from '../invites/openInvite';
import { mailAddressProblem } from '../mail/mailAddressProblem';
import { type InviteRow, invites } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { type AccountInput, createAccount, UsernameRefused, usernameProblem } from './createAccount';
import { beginSignUp } from './pendingSignUp';
import { makeSessionToken } from './tokens';

/** New accounts per address. */
const LIMIT = { duration: 60 * 60_000, max: 30 };
const PASSWORD_MAX = 500;

export type SignUpResult =
	| { user: UserRow; token: string }
	/** A link was sent, which completes it. */
	| { isPending: true }
	/** Null for an empty 400. */
	| { refused: string | null };

/** Creates an account, if the server's rules allow it: registration is open, or the caller was invited. */
export async function signUp(core: Core, body: unknown, ip: string): Promise<SignUpResult> {
	const params = (body ?? {}) as Record<string, unknown>;
	const { username, password, invitationCode } = params;
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
	const isMailed = core.settings.get('emailRequiredForSignup');
	const email = typeof params.emailAddress === 'string' ? params.emailAddress : '';
	if (isMailed && mailAddressProblem(core, email)) return { refused: 'EMAIL_UNAVAILABLE' };
	if (core.limiter.take('signup', addressKey(ip), LIMIT, 1)) return { refused: 'TOO_MANY_REQUESTS' };
	if (!(await passesCaptchas(core, params))) return { refused: 'CAPTCHA_FAILED' };
	if (!isMailed) return makeAccount(core, { username, password }, invite);
	await beginSignUp(core, { username, password, email, inviteId: invite?.id ?? null });
	return { isPending: true };
}

/** Makes the account and uses up its invitation. */
export async function makeAccount(core: Core, input: AccountInput, invite: InviteRow | null): Promise<SignUpResult> {
	// Taken first, as making the account takes time and a code is for one.
	const isTaken =
		!invite || core.db.update(invites, { usedAt: Date.now() }, 'id = ? AND usedAt IS NULL', invite.id) > 0;
	if (!isTaken) return { refused: null };
	try {
		const user = await createAccount(core, input);
		if (invite) core.db.update(invites, { usedById: user.id }, 'id = ?', invite.id);
		return { user, token: makeSessionToken(core, user.id) };
	} catch (error) {
		if (invite) core.db.update(invites, { usedAt: null }, 'id = ?', invite.id);
		if (error instanceof UsernameRefused) return { refused: error.problem };
		throw error;
	}
}
