import type { PageProps } from '@/blocks/hosting/PageDefinition';

/** What an app asks for at `/miauth/{session}` (rules/apps#consent). */
export interface ConsentRequest {
	readonly session: string;
	/** Shown as the app's name; null: it gave none. */
	readonly name: string | null;
	readonly icon: string | null;
	/** Where to go on, http or https only; null: nowhere. */
	readonly callback: string | null;
	readonly permissions: readonly string[];
}

/** Callbacks that would run something in this page rather than lead to an app. */
const FORBIDDEN = new Set(['javascript:', 'data:', 'file:', 'vbscript:', 'blob:', 'about:']);

/** Reads the address; null where its session can be none. */
export function consentRequest({ params, search }: PageProps<'consent'>): ConsentRequest | null {
	const { session } = params;
	if (!/^[\w-]+$/.test(session)) return null;
	const permissions = (search.permission ?? '').split(',').map(each => each.trim());
	return {
		session,
		name: search.name ?? null,
		icon: safeUrl(search.icon, url => url.protocol === 'http:' || url.protocol === 'https:'),
		// Apps on phones come back by a scheme of their own.
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

/** The callback with the session in its query. */
export function callbackWithSession(callback: string, session: string): string {
	const url = new URL(callback);
	url.searchParams.set('session', session);
	return url.href;
}
