import { webUrl } from '@/base/webUrl';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { appName } from './appName';
import { safeCallback } from './safeCallback';

/** The parameters of `/miauth/{session}` (rules/apps#consent). */
export interface ConsentRequest {
	readonly session: string;
	/** The app's name; null if it gave none. */
	readonly name: string | null;
	readonly icon: string | null;
	/** Where the answer goes; null for nowhere. */
	readonly callback: string | null;
	readonly permissions: readonly string[];
}

/** Reads the request from the page's address; null if the session is invalid. */
export function consentRequest({ params, search }: PageProps<'consent'>): ConsentRequest | null {
	const { session } = params;
	if (!/^[\w-]+$/.test(session)) return null;
	const permissions = (search.permission ?? '').split(',').map(each => each.trim());
	return {
		session,
		name: appName(search.name),
		icon: webUrl(search.icon ?? '')?.href ?? null,
		callback: safeCallback(search.callback),
		permissions: [...new Set(permissions.filter(each => /^(read|write):[\w:-]+$/.test(each)))],
	};
}

/** The callback URL with the session in its query. */
export function callbackWithSession(callback: string, session: string): string {
	const url = new URL(callback);
	url.searchParams.set('session', session);
	return url.href;
}
