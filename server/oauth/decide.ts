import { appTokens, findToken } from '../auth/tokens';
import type { Core } from '../Core';
import { answerAddress } from './answerAddress';
import { OAuthError, required } from './OAuthError';

/** Per user. Unused ones can be revoked. */
const APP_TOKENS_MAX = 200;

type Params = Readonly<Record<string, unknown>>;

/**
 * Handles a user's decision, to allow or deny an app's request (`POST /oauth/decision`). The app gets no more
 * permissions than it asked for.
 * @returns the app's address with the answer, to which the browser is redirected
 * @throws OAuthError
 */
export function decide(core: Core, params: Params): string {
	const transaction = required(params, 'transaction_id');
	const isDenied = params.cancel !== undefined;
	// Before the request is taken, so that whoever has signed in again can still answer it.
	const userId = isDenied ? null : allowedUser(core, required(params, 'login_token'));
	const request = core.oauth.requests.take(transaction);
	if (!request) throw new OAuthError('invalid_request', 'No such transaction');
	const { origin } = core.urls;
	if (userId === null) {
		const error_description = 'The request was denied';
		return answerAddress(request, origin, { error: 'access_denied', error_description });
	}
	return answerAddress(request, origin, { code: core.oauth.codes.put({ request, userId }) });
}

/** Apps can't let in further ones. */
function allowedUser(core: Core, token: string): string {
	const found = findToken(core, token);
	const isSignIn = found?.token.kind === 'session' && !found.user.isDeleted && !found.user.isSuspended;
	if (!found || !isSignIn) throw new OAuthError('access_denied', 'The account can not be used');
	if (appTokens(core, found.user.id).length >= APP_TOKENS_MAX)
		throw new OAuthError('access_denied', 'Too many apps can use this account');
	return found.user.id;
}
