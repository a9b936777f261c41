import type { Answer, EndpointName } from '@/wire/endpoints/Endpoints';
import { ApiError, NetworkError } from './ApiError';

interface Envelope {
	error?: { message?: string; code?: string; id?: string; info?: unknown } | string;
	message?: string;
}

/**
 * Reads a response by its status: 2xx gives the body (undefined for 204 and an empty one), any other rejects with the
 * `error` field of the body (rules/api#calls). This is the only place where a response's type is asserted: it is taken
 * to match the map of endpoints.
 * @throws {ApiError} the server refused; {NetworkError} a 5xx or a body that isn't the API's
 */
export function readAnswer<E extends EndpointName>(endpoint: E, status: number, text: string): Answer<E> {
	return read(endpoint, status, text) as Answer<E>;
}

function read(endpoint: string, status: number, text: string): unknown {
	const ok = status >= 200 && status < 300;
	if (ok && (status === 204 || text === '')) return undefined;
	let envelope: Envelope | null = null;
	let message = '';
	try {
		const body: unknown = JSON.parse(text);
		if (ok) return body;
		envelope = body as Envelope | null;
	} catch (error) {
		if (ok && error instanceof Error) ({ message } = error);
	}
	const error = envelope?.error;
	if (error !== null && typeof error === 'object') throw new ApiError(endpoint, status, error);
	// A proxy's error page, or its JSON: the server behind it can't be reached.
	if (status >= 500) throw new NetworkError(endpoint, new Error(`HTTP ${status}`), text);
	message = envelope?.message ?? (typeof error === 'string' ? error : message);
	// An error of an endpoint has the envelope; without it, the server has no such endpoint.
	throw new ApiError(endpoint, status, { message, code: status === 404 ? 'UNKNOWN_API_ENDPOINT' : '' }, text);
}
