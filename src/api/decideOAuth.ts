import { pathTo } from '@/domain/paths/pathTo';
import { ApiError, NetworkError } from './ApiError';

/**
 * Tells the server of this page what was decided about an app's request.
 * @param loginToken of the account that allows it; null denies it
 * @returns where the answer goes
 * @throws {ApiError} {NetworkError}
 */
export async function decideOAuth(origin: string, transactionId: string, loginToken: string | null): Promise<string> {
	const decision = loginToken === null ? { cancel: 'cancel' } : { login_token: loginToken };
	// Beside the page, and no endpoint of the API.
	const address = new URL('decision', origin + pathTo('oauth')).href;
	let response: Response;
	let told: { redirectTo?: unknown; error_description?: unknown };
	try {
		response = await fetch(address, {
			method: 'POST',
			credentials: 'omit',
			cache: 'no-cache',
			headers: { accept: 'application/json' },
			body: new URLSearchParams({ transaction_id: transactionId, ...decision }),
		});
		told = await response.json();
	} catch (error) {
		throw new NetworkError(address, error);
	}
	if (response.ok && typeof told.redirectTo === 'string') return told.redirectTo;
	const { error_description: description } = told;
	throw new ApiError(address, response.status, { message: typeof description === 'string' ? description : '' });
}
