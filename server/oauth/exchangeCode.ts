import { createHash, timingSafeEqual } from 'node:crypto';
import { makeAppToken, revokeAppToken } from '../auth/tokens';
import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { users } from '../store/tables/users';
import { OAuthError, required } from './OAuthError';

type Params = Readonly<Record<string, unknown>>;

export interface IssuedToken {
	readonly access_token: string;
	readonly token_type: 'Bearer';
	/** What was granted. */
	readonly scope: string;
}

/** RFC 7636 §4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;
const refused = () => new OAuthError('invalid_grant', 'The code is not valid, or was used already');

/**
 * Gives an app its token for a code, once (`POST /oauth/token`).
 * @throws OAuthError
 */
export function exchangeCode(core: Core, params: Params): IssuedToken {
	const code = required(params, 'code');
	if (required(params, 'grant_type') !== 'authorization_code')
		throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code');
	const [client, redirectUri] = [required(params, 'client_id'), required(params, 'redirect_uri')];
	const verifier = required(params, 'code_verifier');
	const grant = core.oauth.codes.take(code);
	if (!grant) {
		revokeUsed(core, code);
		throw refused();
	}
	const { request, userId } = grant;
	const isForThisApp = URL.canParse(client) && new URL(client).href === request.clientId;
	if (!isForThisApp || redirectUri !== request.redirectUri || !isVerified(verifier, request.challenge)) throw refused();
	const user = core.db.byId(users, userId);
	if (!user || user.isDeleted || user.isSuspended) throw refused();
	const { clientName: name, logoUrl: iconUrl, permissions } = request;
	const token = makeAppToken(core, userId, { name, description: null, iconUrl, permissions: [...permissions] });
	core.oauth.noteUse(code, { userId, token });
	notify(core, userId, { type: 'createToken' });
	return { access_token: token, token_type: 'Bearer', scope: permissions.join(' ') };
}

/** A code that comes a second time was stolen, or was used by a thief before (RFC 6749 §4.1.2). */
function revokeUsed(core: Core, code: string): void {
	const used = core.oauth.usedFor(code);
	if (used) revokeAppToken(core, used.userId, { token: used.token });
}

function isVerified(verifier: string, challenge: string): boolean {
	if (!VERIFIER.test(verifier)) return false;
	const hash = createHash('sha256').update(verifier).digest();
	const expected = Buffer.from(challenge, 'base64url');
	return hash.length === expected.length && timingSafeEqual(hash, expected);
}
