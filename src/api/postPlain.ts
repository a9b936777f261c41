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
		return { status: response.status, body: text === '' ? null : JSON.parse(text), retryAfter };
	} catch (error) {
		throw new NetworkError(endpoint, error);
	}
}
