import type { Answer, EndpointName } from '@/wire/endpoints/Endpoints';
import { ApiError, NetworkError } from './ApiError';

interface Envelope {
	error?: { message?: string; code?: string; id?: string; info?: unknown } | string;
	message?: string;
}

/**
 * Reads the text of an answer by its status: 2xx gives the body (204 and an empty one: undefined), any other rejects
 * with the `error` field of the body (rules/api#calls).
 * What came is taken to be what the map of endpoints says; nowhere else is an answer's type asserted.
 * @throws {ApiError} the server refused; {NetworkError} a 5xx or a body that is none of the API's
 */
export function readAnswer<E extends EndpointName>(endpoint: E, status: number, text: string): Answer<E> {
	return read(endpoint, status, text) as Answer<E>;
}

function read(endpoint: string, status: number, text: string): unknown {
	const ok = status >= 200 && status < 300;
	if (ok && (status === 204 || text === '')) return undefined;
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch (error) {
		// A proxy's page instead of the API's answer: the server behind it cannot be reached.
		if (status >= 500) throw new NetworkError(endpoint, new Error(`HTTP ${status}`), text);
		throw new ApiError(endpoint, status, { message: ok && error instanceof Error ? error.message : '' }, text);
	}
	if (ok) return body;
	const envelope = body as Envelope | null;
	const error = envelope?.error;
	if (error !== null && typeof error === 'object') throw new ApiError(endpoint, status, error);
	if (status >= 500) throw new NetworkError(endpoint, new Error(`HTTP ${status}`), text);
	const message = envelope?.message ?? (typeof error === 'string' ? error : '');
	throw new ApiError(endpoint, status, { message }, text);
}
