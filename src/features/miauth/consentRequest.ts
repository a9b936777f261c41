import type { PageProps } from '@/blocks/hosting/PageDefinition';

/** The parameters of `/miauth/{session}` (rules/apps#consent). */
export interface ConsentRequest {
	readonly session: string;
	/** The app's name; null if it gave none. */
	readonly name: string | null;
	readonly icon: string | null;
	/** The URL to return to, http or https only; null for none. */
	readonly callback: string | null;
	readonly permissions: readonly string[];
}

/** Schemes of callbacks that would run something in this page instead of leading to an app. */
const FORBIDDEN = new Set(['javascript:', 'data:', 'file:', 'vbscript:', 'blob:', 'about:']);

/** Reads the request from the page's address; null if the session is invalid. */
export function consentRequest({ params, search }: PageProps<'consent'>): ConsentRequest | null {
	const { session } = params;
	if (!/^[\w-]+$/.test(session)) return null;
	const permissions = (search.permission ?? '').split(',').map(each => each.trim());
	return {
		session,
		name: search.name ?? null,
		icon: safeUrl(search.icon, url => url.protocol === 'http:' || url.protocol === 'https:'),
		// Mobile apps use a scheme of their own.
		callback: safeUrl(search.callback, url => !FORBIDDEN.has(url.protocol)),
		permissions: [...new Set(permissions.filter(each => /^(read|write):[\w:-]+$/.test(each)))],
	};
}

function safeUrl(value: string | undefined, isAllowed: (url: URL) => boolean): string | null {
	if (value === undefined) return null;
	try {
		const url = new URL(value);
		return isAllowed(url) ? url.href : null;
	} catch {
		return null;
	}
}

/** The callback URL with the session in its query. */
export function callbackWithSession(callback: string, session: string): string {
	const url = new URL(callback);
	url.searchParams.set('session', session);
	return url.href;
}
