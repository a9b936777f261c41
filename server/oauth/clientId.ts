import { OAuthError } from './OAuthError';

const LENGTH_MAX = 2048;

/**
 * The address by which an app is known. Whoever controls it is the app, so it has to be an https one.
 * @throws OAuthError
 */
export function clientId(given: string): URL {
	const url = given.length <= LENGTH_MAX && URL.canParse(given) ? new URL(given) : null;
	const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
	if (!url || !isPlain) throw new OAuthError('invalid_request', 'client_id must be a valid HTTPS URL');
	return url;
}
