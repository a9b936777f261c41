import type { Answer, EndpointName, Params } from '@/wire/endpoints/Endpoints';
import { ApiError, NetworkError } from './ApiError';
import { infoOfRetryAfter } from './resetIn';

export interface Credentials {
	username: string;
	password: string;
	/** One-time code, if the account requires one. */
	token?: string;
}

/** `next` names the step to continue with; `finished` carries the id and token. */
export type SigninStep =
	| { readonly finished: true; readonly id: string; readonly token: string }
	| { readonly finished: false; readonly next: string };

/**
 * One step of signing in. Refusals only have an id; those by a rate limit may have its end in `info`.
 * @throws {ApiError}, {NetworkError}
 */
export async function signIn(
	origin: string,
	credentials: Partial<Credentials> & { username: string },
): Promise<SigninStep> {
	const { status, body, retryAfter } = await post(origin, 'signin-flow', credentials);
	if (body?.finished && body.id && body.i) return { finished: true, id: body.id, token: body.i };
	if (status === 200 && body?.finished === false) return { finished: false, next: body.next ?? '' };
	throw new ApiError('signin-flow', status, { info: infoOfRetryAfter(retryAfter), ...body?.error });
}

/**
 * Creates an account.
 * @returns its id and token
 * @throws {ApiError} with the server's code (`DUPLICATED_USERNAME` …)
 */
export async function signUp(origin: string, form: Record<string, unknown>): Promise<{ id: string; token: string }> {
	const { status, body } = await post(origin, 'signup', form);
	if (status === 200 && body?.id && body.token) return { id: body.id, token: body.token };
	// Refusals of this endpoint have a form of their own: `Error: CODE`.
	throw new ApiError('signup', status, { code: (body?.message ?? '').replace(/^Error: /, '') });
}

interface Posted<E extends EndpointName> {
	readonly status: number;
	readonly body: Answer<E> | null;
	/** The `Retry-After` header. */
	readonly retryAfter: string | null;
}

async function post<E extends EndpointName>(origin: string, endpoint: E, params: Params<E>): Promise<Posted<E>> {
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
