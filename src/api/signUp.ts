import { ApiError } from './ApiError';
import { postPlain } from './postPlain';

/**
 * Creates an account.
 * @returns its id and token
 * @throws {ApiError} with the server's code (`DUPLICATED_USERNAME` …)
 */
export async function signUp(origin: string, form: Record<string, unknown>): Promise<{ id: string; token: string }> {
	const { status, body } = await postPlain(origin, 'signup', form);
	if (status === 200 && body?.id && body.token) return { id: body.id, token: body.token };
	// Refusals of this endpoint have a form of their own: `Error: CODE`.
	throw new ApiError('signup', status, { code: (body?.message ?? '').replace(/^Error: /, '') });
}
