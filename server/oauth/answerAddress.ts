import type { OAuthRequest } from './OAuthGrants';

/** Where the browser goes with an answer: the app's address, with the answer in its query (RFC 6749, RFC 9207). */
export function answerAddress(
	{ redirectUri, state }: Pick<OAuthRequest, 'redirectUri' | 'state'>,
	issuer: string,
	answer: Readonly<Record<string, string>>,
): string {
	const url = new URL(redirectUri);
	for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
	if (state !== undefined) url.searchParams.set('state', state);
	url.searchParams.set('iss', issuer);
	return url.href;
}
