import type { Session } from './Session';
import { currentSession, homeOrigin, visitorSession } from './sessions';

/** A session on the server of this page, which the page's own account may not be of. */
export function homeSession(): Session {
	const page = currentSession();
	return page.origin === homeOrigin() ? page : visitorSession();
}
