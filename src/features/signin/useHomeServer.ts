import { useStore } from 'zustand';
import type { ServerInfo } from '@/domain/server/ServerInfo';
import { currentSession, homeOrigin, visitorSession } from '@/stores/session/sessions';

/** What is known of the server of this page, live, whichever account's session the page has; null until it is. */
export function useHomeServer(): ServerInfo | null {
	const page = currentSession();
	const session = page.origin === homeOrigin() ? page : visitorSession();
	return useStore(session.server, state => state.info);
}
