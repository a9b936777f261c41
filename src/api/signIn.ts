import { ApiError, NetworkError } from './ApiError';
import { infoOfRetryAfter } from './resetIn';

export interface Credentials {
	username: string;
	password: string;
	/** One-time code, where the account asks for one. */
	token?: string;
}

/** `next` names what is asked for further; `finished` brings the id and token. */
export type SigninStep =
	| { readonly finished: true; readonly id: string; readonly token: string }
	| { readonly finished: false; readonly next: string };

/**
 * One step of the sign-in. Its refusals carry an id only (contract); those by a limit may say in `info` when it ends.
 * @throws {ApiError}, {NetworkError}
 */
export async function signIn(
	origin: string,
	credentials: Partial<Credentials> & { username: string },
): Promise<SigninStep> {
	const { status, body, retryAfter } = await post(origin, 'signin-flow', credentials);
	const answer = body as { finished?: boolean; id?: string; i?: string; next?: string; error?: Refusal } | null;
	if (answer?.finished && answer.id && answer.i) return { finished: true, id: answer.id, token: answer.i };
	if (status === 200 && answer?.finished === false) return { finished: false, next: answer.next ?? '' };
	throw new ApiError('signin-flow', status, { info: infoOfRetryAfter(retryAfter), ...answer?.error });
}

/**
 * Makes an account. @returns its id and token
 * @throws {ApiError} whose code is the server's word (`DUPLICATED_USERNAME` …)
 */
export async function signUp(origin: string, form: Record<string, unknown>): Promise<{ id: string; token: string }> {
	const { status, body } = await post(origin, 'signup', form);
	const answer = body as { id?: string; token?: string; message?: string } | null;
	if (status === 200 && answer?.id && answer.token) return { id: answer.id, token: answer.token };
	// Refusals come in a form of their own: `Error: CODE` (contract).
	throw new ApiError('signup', status, { code: (answer?.message ?? '').replace(/^Error: /, '') });
}

interface Refusal {
	readonly message?: string;
	readonly code?: string;
	readonly id?: string;
	readonly info?: unknown;
}

interface Posted {
	readonly status: number;
	readonly body: unknown;
	/** The header of that name. */
	readonly retryAfter: string | null;
}

async function post(origin: string, endpoint: string, params: object): Promise<Posted> {
	try {
		const response = await fetch(`${origin}/api/${endpoint}`, {
			method: 'POST',
			credentials: 'omit',
			cache: 'no-cache',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(params),
		});
		const text = await response.text();
		if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
		const retryAfter = response.headers.get('retry-after');
		return { status: response.status, body: text === '' ? null : JSON.parse(text), retryAfter };
	} catch (error) {
		throw new NetworkError(endpoint, error);
	}
}
