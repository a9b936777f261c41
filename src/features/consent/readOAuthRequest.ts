/** What a server says about a request by OAuth, in the page that it serves. */
export interface OAuthRequest {
	readonly transactionId: string;
	/** The app's name, or its address if it has none. */
	readonly clientName: string;
	readonly logoUrl: string | null;
	readonly permissions: readonly string[];
}

/**
 * Reads the request of `/oauth/authorize`; null if it doesn't say what is asked for.
 * @param meta the content of a meta element by its name
 */
export function readOAuthRequest(meta: (name: string) => string | null): OAuthRequest | null {
	const [transactionId, scope] = [meta('misskey:oauth:transaction-id'), meta('misskey:oauth:scope')];
	const permissions = [...new Set((scope ?? '').split(/\s+/).filter(each => each !== ''))];
	if (!transactionId || permissions.length === 0) return null;
	const logoUrl = meta('misskey:oauth:client-logo');
	return {
		transactionId,
		clientName: meta('misskey:oauth:client-name') ?? '',
		logoUrl: logoUrl !== null && /^https:\/\//i.test(logoUrl) ? logoUrl : null,
		permissions,
	};
}
