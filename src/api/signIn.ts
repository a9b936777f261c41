import type { Answer, EndpointName, Params } from '@/wire/endpoints/Endpoints';
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
	if (body?.finished && body.id && body.i) return { finished: true, id: body.id, token: body.i };
	if (status === 200 && body?.finished === false) return { finished: false, next: body.next ?? '' };
	throw new ApiError('signin-flow', status, { info: infoOfRetryAfter(retryAfter), ...body?.error });
}

/**
 * Makes an account. @returns its id and token
 * @throws {ApiError} whose code is the server's word (`DUPLICATED_USERNAME` …)
 */
export async function signUp(origin: string, form: Record<string, unknown>): Promise<{ id: string; token: string }> {
	const { status, body } = await post(origin, 'signup', form);
	if (status === 200 && body?.id && body.token) return { id: body.id, token: body.token };
	// Refusals come in a form of their own: `Error: CODE` (contract).
	throw new ApiError('signup', status, { code: (body?.message ?? '').replace(/^Error: /, '') });
}

interface Posted<E extends EndpointName> {
	readonly status: number;
	readonly body: Answer<E> | null;
	/** The header of that name. */
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
