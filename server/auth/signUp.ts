import type { Core } from '../Core';
import { passesCaptchas } from '../captcha/passesCaptchas';
import { addressKey } from '../http/addressKey';
import { openInvite } from '../invites/openInvite';
import { mailAddressProblem } from '../mail/mailAddressProblem';
import { type InviteRow, invites } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { type HashedAccount, insertAccount, UsernameRefused, usernameProblem, withHash } from './createAccount';
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
	if (!isMailed) {
		const account = await withHash({ username }, password);
		return makeAccount(core, () => ({ account, invite }));
	}
	await beginSignUp(core, { username, password, email, inviteId: invite?.id ?? null });
	return { isPending: true };
}

/** Why an account is not made after all; what was written until then is taken back. */
export class SignUpRefused extends Error {
	/** Null for an empty 400. */
	readonly refused: string | null;

	constructor(refused: string | null) {
		super(refused ?? 'refused');
		this.refused = refused;
	}
}

interface Admission {
	readonly account: HashedAccount;
	/** The invitation that it uses up; null where none is needed. */
	readonly invite: InviteRow | null;
}

/**
 * Makes an account and uses up what lets it in, or does nothing of it.
 * @param admit called within the transaction; throws `SignUpRefused`
 */
export function makeAccount(core: Core, admit: () => Admission): SignUpResult {
	const { db } = core;
	try {
		return db.transaction(() => {
			const { account, invite } = admit();
			const user = insertAccount(core, account);
			const use = { usedAt: Date.now(), usedById: user.id };
			// Meanwhile somebody else may have come by the same code.
			if (invite && db.update(invites, use, 'id = ? AND usedAt IS NULL', invite.id) === 0)
				throw new SignUpRefused(null);
			return { user, token: makeSessionToken(core, user.id) };
		});
	} catch (error) {
		if (error instanceof UsernameRefused) return { refused: error.problem };
		if (error instanceof SignUpRefused) return { refused: error.refused };
		throw error;
	}
}
