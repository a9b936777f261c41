import type { Answer, EndpointName, Params } from '@/wire/endpoints/Endpoints';
import { NetworkError } from './ApiError';

export interface Posted<E extends EndpointName> {
	readonly status: number;
	readonly body: Answer<E> | null;
	/** The `Retry-After` header. */
	readonly retryAfter: string | null;
}

/**
 * Calls one of the endpoints that sign in or up, which have response formats of their own: returns refusals too.
 * @throws {NetworkError}
 */
export async function postPlain<E extends EndpointName>(
	origin: string,
	endpoint: E,
	params: Params<E>,
): Promise<Posted<E>> {
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
		return { status: response.status, body: parse(text, response.ok), retryAfter };
	} catch (error) {
		throw new NetworkError(endpoint, error);
	}
}

/** Null for an empty body, and for a refusal that isn't the API's (a proxy's error page). */
function parse(text: string, isOk: boolean) {
	try {
		return text === '' ? null : JSON.parse(text);
	} catch (error) {
		if (isOk) throw error;
		return null;
	}
}
