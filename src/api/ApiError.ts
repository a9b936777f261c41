/** What a server answers when it refuses: `{ error: { message, code, id, kind, info? } }` (rules/api#calls). */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly endpoint: string;
	readonly status: number;
	/** Such as `NO_SUCH_NOTE`; empty where the answer had none. */
	readonly code: string;
	/** The server's id of the error (a UUID); empty where the answer had none. */
	readonly id: string;
	readonly info: unknown;
	/** The answer as it came, where it was none of the API's form. */
	readonly raw: string | undefined;

	constructor(
		endpoint: string,
		status: number,
		error: { message?: string; code?: string; id?: string; info?: unknown },
		raw?: string,
	) {
		super(error.message || error.code || `HTTP ${status}`);
		this.endpoint = endpoint;
		this.status = status;
		this.code = error.code ?? '';
		this.id = error.id ?? '';
		this.info = error.info;
		this.raw = raw;
	}
}

/** No answer came, or one that is none of the API's (a proxy's error page, a 5xx without envelope). */
export class NetworkError extends Error {
	override readonly name = 'NetworkError';
	readonly endpoint: string;
	/** What came instead of an answer of the API, if anything. */
	readonly raw: string | undefined;

	constructor(endpoint: string, cause: unknown, raw?: string) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.endpoint = endpoint;
		this.raw = raw;
	}

	/** There is a connection, but what stands in front of the server answered instead of it (502, 503, 504). */
	get isFromGateway(): boolean {
		return this.raw !== undefined;
	}
}

/** Something that needs an account was asked for without one (rules/accounts#visitors). */
export class SigninRequiredError extends Error {
	override readonly name = 'SigninRequiredError';
	constructor() {
		super('signin required');
	}
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
