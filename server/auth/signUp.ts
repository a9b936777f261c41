import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
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

/** Creates an account, if registration is open. */
export async function signUp(core: Core, body: unknown, ip: string): Promise<SignUpResult> {
	const { username, password } = (body ?? {}) as Record<string, unknown>;
	if (typeof username !== 'string' || typeof password !== 'string') return { refused: 'INVALID_USERNAME' };
	if (password === '' || password.length > PASSWORD_MAX) return { refused: 'INVALID_PASSWORD' };
	if (core.settings.get('disableRegistration')) return { refused: null };
	const problem = usernameProblem(core, username);
	if (problem) return { refused: problem };
	if (core.limiter.take('signup', addressKey(ip), LIMIT, 1)) return { refused: 'TOO_MANY_REQUESTS' };
	try {
		const user = await createAccount(core, { username, password });
		return { user, token: makeSessionToken(core, user.id) };
	} catch (error) {
		if (error instanceof UsernameRefused) return { refused: error.problem };
		throw error;
	}
}
