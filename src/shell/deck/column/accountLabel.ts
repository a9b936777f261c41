import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';

/**
 * A short name of another account's column: its server, or its username if the server is the same; null for the page's
 * own account.
 */
export function accountLabel(session: Session | undefined): string | null {
	if (session === undefined || session === currentSession()) return null;
	return session.host === currentSession().host ? `@${session.account?.username ?? ''}` : session.host;
}
