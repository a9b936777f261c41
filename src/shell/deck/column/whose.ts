import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';

/**
 * What tells another account's column from the page's own: its server, or its name where the server is the same; null
 * for the page's own.
 */
export function whose(session: Session | undefined): string | null {
	if (session === undefined || session === currentSession()) return null;
	return session.host === currentSession().host ? `@${session.account?.username ?? ''}` : session.host;
}
