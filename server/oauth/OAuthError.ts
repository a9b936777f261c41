/** The codes of RFC 6749 (§4.1.2.1, §5.2) that this server uses. */
export type OAuthErrorCode =
	| 'invalid_request'
	| 'invalid_grant'
	| 'invalid_scope'
	| 'unsupported_response_type'
	| 'unsupported_grant_type'
	| 'access_denied';

/** A refused request; `message` is its `error_description`. */
export class OAuthError extends Error {
	readonly code: OAuthErrorCode;

	constructor(code: OAuthErrorCode, description: string) {
		super(description);
		this.code = code;
	}

	get body(): { error: OAuthErrorCode; error_description: string } {
		return { error: this.code, error_description: this.message };
	}
}

type Params = Readonly<Record<string, unknown>>;

/**
 * A parameter that must be there.
 * @throws OAuthError
 */
export function required(params: Params, name: string): string {
	const value = params[name];
	if (value === undefined || value === '')
		throw new OAuthError('invalid_request', `Missing required parameter: ${name}`);
	// Repeated parameters are refused (RFC 6749 §3.1).
	if (typeof value !== 'string') throw new OAuthError('invalid_request', `Repeated parameter: ${name}`);
	return value;
}
