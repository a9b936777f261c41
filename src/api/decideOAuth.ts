import { pathTo } from '@/domain/paths/pathTo';
import { ApiError, NetworkError } from './ApiError';

/**
 * Tells the server of this page what was decided about an app's request.
 * @param loginToken of the account that allows it; null denies it
 * @returns where the answer goes
 * @throws {ApiError} with OAuth's own code: `invalid_request` if nothing is asked any more; {NetworkError}
 */
export async function decideOAuth(origin: string, transactionId: string, loginToken: string | null): Promise<string> {
	const decision = loginToken === null ? { cancel: 'cancel' } : { login_token: loginToken };
	// Beside the page, and no endpoint of the API.
	const address = new URL('decision', origin + pathTo('oauth')).href;
	let status: number;
	let said: string;
	try {
		const response = await fetch(address, {
			method: 'POST',
			credentials: 'omit',
			cache: 'no-cache',
			headers: { accept: 'application/json' },
			body: new URLSearchParams({ transaction_id: transactionId, ...decision }),
		});
		status = response.status;
		said = await response.text();
	} catch (error) {
		throw new NetworkError(address, error);
	}
	const { redirectTo, error, error_description } = fieldsOf(said);
	if (status === 200 && redirectTo !== undefined) return redirectTo;
	// A gateway's error page.
	if (status >= 500 && error === undefined) throw new NetworkError(address, `HTTP ${status}`, said);
	const { code, message } = { code: error ?? '', message: error_description ?? '' };
	throw new ApiError(address, status, { code, message }, said);
}

/** The fields of an answer that are texts; none if it is no JSON. */
function fieldsOf(said: string): Partial<Record<'redirectTo' | 'error' | 'error_description', string>> {
	try {
		const told: unknown = JSON.parse(said);
		const isText = ([, value]: [string, unknown]) => typeof value === 'string';
		return Object.fromEntries(Object.entries(told ?? {}).filter(isText));
	} catch {
		return {};
	}
}
