import type {
	Answer,
	EndpointName,
	ListAnswer,
	ListEndpointName,
	ListParams,
	Params,
} from '@/wire/endpoints/Endpoints';
import { ApiError, NetworkError } from './ApiError';
import { readAnswer } from './readAnswer';

export interface CallOptions {
	signal?: AbortSignal | undefined;
	/** Calls with another account's token (a stored account of the same server); null for a visitor. */
	token?: string | null;
}

interface GetOptions extends CallOptions {
	/** Asks the server even where the HTTP cache has a response. */
	isFresh?: boolean;
}

/** Parameters may be omitted if none are required. */
type Given<E extends EndpointName> =
	Record<never, never> extends Params<E>
		? [params?: Params<E>, options?: CallOptions]
		: [params: Params<E>, options?: CallOptions];

/**
 * Calls one server's API as one account or as a visitor: POST with a JSON body, the token in `i`, no credentials, no
 * cache. 204 gives undefined (rules/api#calls).
 * @throws {ApiError} the server refused; {NetworkError} no response; AbortError aborted
 */
export class ApiClient {
	readonly origin: string;
	readonly token: string | null;
	readonly #onRefused: ((error: ApiError) => void) | undefined;
	readonly #onUnanswered: (() => void) | undefined;
	#isClosed = false;

	/**
	 * @param origin such as `https://a.server`, without a trailing slash
	 * @param onRefused called for every refused call that used the client's own token
	 * @param onUnanswered called after every call without a response
	 */
	constructor(origin: string, token: string | null, onRefused?: (error: ApiError) => void, onUnanswered?: () => void) {
		this.origin = origin;
		this.token = token;
		this.#onRefused = onRefused;
		this.#onUnanswered = onUnanswered;
	}

	/** Rejects later calls and aborts running ones, as the account is being removed from the device. */
	close(): void {
		this.#isClosed = true;
	}

	get isClosed(): boolean {
		return this.#isClosed;
	}

	/**
	 * Runs a request that `fetch` can't make as one of this client's: rejects after `close`, and reports refusals.
	 * @throws as `send`; an AbortError after `close`
	 */
	async track<T>(send: () => Promise<T>, isOwn = true): Promise<T> {
		this.#throwIfClosed();
		try {
			const answer = await send();
			this.#throwIfClosed();
			return answer;
		} catch (error) {
			this.#throwIfClosed();
			if (isOwn && this.token !== null && error instanceof ApiError) this.#onRefused?.(error);
			if (error instanceof NetworkError) this.#onUnanswered?.();
			throw error;
		}
	}

	#throwIfClosed(): void {
		if (this.#isClosed) throw new DOMException('The session has ended.', 'AbortError');
	}

	/** Several ids instead of one. */
	call<E extends ListEndpointName>(endpoint: E, params: ListParams<E>, options?: CallOptions): Promise<ListAnswer<E>>;
	call<E extends EndpointName>(endpoint: E, ...given: Given<E>): Promise<Answer<E>>;
	async call(endpoint: EndpointName, params: object = {}, options: CallOptions = {}): Promise<unknown> {
		const token = options.token === undefined ? this.token : options.token;
		const init: RequestInit = {
			method: 'POST',
			body: JSON.stringify(token === null ? params : { ...params, i: token }),
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			cache: 'no-cache',
			signal: options.signal ?? null,
		};
		return this.track(() => send(endpoint, this.urlOf(endpoint), init), token === this.token);
	}

	/** Calls by GET, for endpoints that allow it (`meta`, `emojis`, `stats` …); may be served from the HTTP cache. */
	async get<E extends EndpointName>(
		endpoint: E,
		query: Record<string, string | number | boolean> = {},
		options: GetOptions = {},
	): Promise<Answer<E>> {
		const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
		const url = `${this.urlOf(endpoint)}${search ? `?${search}` : ''}`;
		const cache = options.isFresh ? 'no-cache' : 'default';
		const init: RequestInit = { method: 'GET', credentials: 'omit', cache, signal: options.signal ?? null };
		return this.track(() => send(endpoint, url, init));
	}

	/** @throws {Error} 'invalid endpoint' for names that could lead to other paths (rules/api#names-of-endpoints) */
	urlOf(endpoint: string): string {
		if (endpoint.includes('://') || endpoint.includes('..')) throw new Error('invalid endpoint');
		return `${this.origin}/api/${endpoint}`;
	}
}

async function send<E extends EndpointName>(endpoint: E, url: string, init: RequestInit): Promise<Answer<E>> {
	let status = 404;
	let text = '';
	try {
		const response = await fetch(url, init);
		text = await response.text();
		status = response.status;
	} catch (error) {
		const isLacking = init.method === 'POST' && (await isUnknown(url, init.signal ?? null));
		init.signal?.throwIfAborted();
		if (!isLacking) throw new NetworkError(endpoint, error);
	}
	return readAnswer(endpoint, status, text);
}

/**
 * Whether another origin lacks an endpoint. Real servers respond to a POST to an unknown one without CORS headers,
 * which the browser reports like no response; the response to a GET has them (404; 405 for a known endpoint).
 */
const isUnknown = async (url: string, signal: AbortSignal | null): Promise<boolean> =>
	!url.startsWith(`${globalThis.location?.origin}/`) &&
	fetch(url, { signal }).then(
		response => response.status === 404,
		() => false,
	);
