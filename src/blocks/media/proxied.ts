import type { Session } from '@/stores/session/Session';

/** A remote picture through the session's server (`kind` null for its own size); local ones keep their URL. */
export function proxied(session: Session, url: string, kind: 'emoji' | 'preview' | 'avatar' | 'static' | null): string {
	return url.startsWith(`${session.origin}/`) ? url : session.urls.proxy(url, kind);
}
