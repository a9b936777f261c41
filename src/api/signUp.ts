import { ApiError } from './ApiError';
import { postPlain } from './postPlain';

export interface NewAccount {
	readonly id: string;
	readonly token: string;
}

/**
 * Creates an account.
 * @returns its id and token; null if the server has sent a link that creates it (`completeSignUp`)
 * @throws {ApiError} with the server's code (`DUPLICATED_USERNAME` …)
 */
export async function signUp(origin: string, form: Record<string, unknown>): Promise<NewAccount | null> {
	const { status, body } = await postPlain(origin, 'signup', form);
	if (status === 200 && body?.id && body.token) return { id: body.id, token: body.token };
	if (status === 204) return null;
	throw refusalOf('signup', status, body?.message);
}

/**
 * Creates the account that waits for the confirmation of its address.
 * @param code the last part of the link
 * @throws {ApiError} with the server's code
 */
export async function completeSignUp(origin: string, code: string): Promise<NewAccount> {
	const { status, body } = await postPlain(origin, 'signup-pending', { code });
	if (status === 200 && body?.id && body.i) return { id: body.id, token: body.i };
	throw refusalOf('signup-pending', status, body?.message);
}

/** Refusals of these endpoints have a form of their own: `Error: CODE`. */
const refusalOf = (endpoint: 'signup' | 'signup-pending', status: number, message?: string | null): ApiError =>
	new ApiError(endpoint, status, { code: (message ?? '').replace(/^Error: /, '') });
