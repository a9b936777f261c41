import type { Session } from '@/stores/session/Session';

/** A foreign picture through the session's server; what is its own needs no detour. */
export function proxied(session: Session, url: string, kind: 'emoji' | 'preview' | 'avatar' | 'static'): string {
	return url.startsWith(`${session.origin}/`) ? url : session.urls.proxy(url, kind);
}
