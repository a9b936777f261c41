/** A server's refusal: `{ error: { message, code, id, kind, info? } }` (rules/api#calls). */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly endpoint: string;
	readonly status: number;
	/** Such as `NO_SUCH_NOTE`; empty if missing. */
	readonly code: string;
	/** The server's id of the error (a UUID); empty if missing. */
	readonly id: string;
	readonly info: unknown;
	/** The body as received, if it didn't have the API's form. */
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

/** No response, or one that isn't the API's (a proxy's error page, a 5xx without an error object). */
export class NetworkError extends Error {
	override readonly name = 'NetworkError';
	readonly endpoint: string;
	/** The body received instead, if any. */
	readonly raw: string | undefined;

	constructor(endpoint: string, cause: unknown, raw?: string) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.endpoint = endpoint;
		this.raw = raw;
	}

	/** Whether a gateway in front of the server responded (502, 503, 504). */
	get isFromGateway(): boolean {
		return this.raw !== undefined;
	}
}

/** A call that needs an account was made as a visitor (rules/accounts#visitors). */
export class SigninRequiredError extends Error {
	override readonly name = 'SigninRequiredError';
	constructor() {
		super('signin required');
	}
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
