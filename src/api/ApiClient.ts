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
	/** Calls as somebody else (another stored account of the same server); null: as a visitor. */
	token?: string | null;
}

/** Parameters may be left out where none is needed. */
type Given<E extends EndpointName> =
	Record<never, never> extends Params<E>
		? [params?: Params<E>, options?: CallOptions]
		: [params: Params<E>, options?: CallOptions];

/**
 * Calls of one server's API, as one account or as a visitor: POST with a JSON body, the token in `i`, no credentials,
 * no cache. 204 gives undefined (rules/api#calls).
 * @throws {ApiError} when the server refuses; {NetworkError} when there is no answer; AbortError when aborted
 */
export class ApiClient {
	readonly origin: string;
	readonly token: string | null;
	readonly #onRefused: ((error: ApiError) => void) | undefined;
	readonly #onUnanswered: (() => void) | undefined;
	#isClosed = false;

	/**
	 * @param origin such as `https://a.server`, without a slash at the end
	 * @param onRefused hears of every call with the client's own token that the server refuses
	 * @param onUnanswered is called after every call that got no answer
	 */
	constructor(origin: string, token: string | null, onRefused?: (error: ApiError) => void, onUnanswered?: () => void) {
		this.origin = origin;
		this.token = token;
		this.#onRefused = onRefused;
		this.#onUnanswered = onUnanswered;
	}

	/** From now on nothing is sent, and what is under way ends with an AbortError: the account leaves the device. */
	close(): void {
		this.#isClosed = true;
	}

	/**
	 * Runs a call as one of this client's: none after `close`, and refusals are told. For calls that `fetch` can't make.
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

	/** The GET variant, where the server offers one (`meta`, `emojis`, `stats` …); may be answered from the cache. */
	async get<E extends EndpointName>(
		endpoint: E,
		query: Record<string, string | number | boolean> = {},
		options: CallOptions = {},
	): Promise<Answer<E>> {
		const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
		const url = `${this.urlOf(endpoint)}${search ? `?${search}` : ''}`;
		const init: RequestInit = { method: 'GET', credentials: 'omit', cache: 'default', signal: options.signal ?? null };
		return this.track(() => send(endpoint, url, init));
	}

	/** @throws {Error} 'invalid endpoint' for names that could lead elsewhere (rules/api#names-of-endpoints) */
	urlOf(endpoint: string): string {
		if (endpoint.includes('://') || endpoint.includes('..')) throw new Error('invalid endpoint');
		return `${this.origin}/api/${endpoint}`;
	}
}

async function send<E extends EndpointName>(endpoint: E, url: string, init: RequestInit): Promise<Answer<E>> {
	let response: Response;
	try {
		response = await fetch(url, init);
	} catch (error) {
		if (init.signal?.aborted) throw error;
		throw new NetworkError(endpoint, error);
	}
	return readAnswer(endpoint, response.status, await textOf(endpoint, response, init.signal));
}

async function textOf(endpoint: string, response: Response, signal: AbortSignal | null | undefined): Promise<string> {
	try {
		return await response.text();
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new NetworkError(endpoint, error);
	}
}
