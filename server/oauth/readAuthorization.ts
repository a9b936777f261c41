import type { Core } from '../Core';
import { clientId } from './clientId';
import { discoverClient } from './discoverClient';
import { grantable } from './grantable';
import { OAuthError, required } from './OAuthError';
import type { OAuthRequest } from './OAuthGrants';

/** A SHA-256 hash in base64url (RFC 7636 §4.2). */
const CHALLENGE = /^[\w-]{43}$/;
const STATE_MAX = 2048;

type Params = Readonly<Record<string, unknown>>;

/** A request that is refused to the app, at its own address: it is known by then. */
export class RefusedToApp extends Error {
	readonly refusal: OAuthError;
	readonly to: Pick<OAuthRequest, 'redirectUri' | 'state'>;

	constructor(refusal: OAuthError, to: Pick<OAuthRequest, 'redirectUri' | 'state'>) {
		super(refusal.message);
		this.refusal = refusal;
		this.to = to;
	}
}

/**
 * Checks what an app asks for (`GET /oauth/authorize`).
 * @throws OAuthError before it is certain that the answer goes to the app, RefusedToApp from then on
 */
export async function readAuthorization(core: Core, params: Params): Promise<OAuthRequest> {
	const responseType = required(params, 'response_type');
	const id = clientId(required(params, 'client_id'));
	const redirectUri = required(params, 'redirect_uri');
	const state = params.state === undefined ? undefined : required(params, 'state');
	if (state !== undefined && state.length > STATE_MAX) throw new OAuthError('invalid_request', 'state is too long');
	const client = await discoverClient(core, id);
	// Exactly one of those that the app has published, or anybody could have codes sent to themselves.
	const isTheirs = URL.canParse(redirectUri) && client.redirectUris.includes(new URL(redirectUri).href);
	if (!isTheirs) throw new OAuthError('invalid_request', 'Invalid redirect_uri');
	const refused = (refusal: OAuthError) => new RefusedToApp(refusal, { redirectUri, state });
	try {
		if (responseType !== 'code') throw new OAuthError('unsupported_response_type', 'response_type must be code');
		return {
			clientId: id.href,
			clientName: client.name ?? id.href,
			logoUrl: client.logoUrl,
			redirectUri,
			state,
			permissions: readScope(params),
			challenge: readChallenge(params),
		};
	} catch (error) {
		throw error instanceof OAuthError ? refused(error) : error;
	}
}

/** Permissions that aren't known are left out, as newer apps ask for more. */
function readScope(params: Params): string[] {
	const asked = [...new Set(required(params, 'scope').split(/\s+/))];
	const permissions = asked.filter(each => grantable.has(each));
	if (permissions.length === 0) throw new OAuthError('invalid_scope', '`scope` parameter has no known scope');
	return permissions;
}

function readChallenge(params: Params): string {
	const challenge = required(params, 'code_challenge');
	if (required(params, 'code_challenge_method') !== 'S256')
		throw new OAuthError('invalid_request', '`code_challenge_method` parameter must be set as S256');
	if (!CHALLENGE.test(challenge)) throw new OAuthError('invalid_request', '`code_challenge` is not a SHA-256 hash');
	return challenge;
}
