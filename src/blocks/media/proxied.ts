import type { Session } from '@/stores/session/Session';

/** A foreign picture through the session's server (null: in its own size); what is its own needs no detour. */
export function proxied(session: Session, url: string, kind: 'emoji' | 'preview' | 'avatar' | 'static' | null): string {
	return url.startsWith(`${session.origin}/`) ? url : session.urls.proxy(url, kind);
}
