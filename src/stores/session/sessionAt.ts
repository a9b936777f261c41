import type { Session } from './Session';
import { currentSession, sessionByKey } from './sessions';

/**
 * The session that an element belongs to: columns of other accounts mark their elements, all others belong to the
 * page's own.
 */
export function sessionAt(element: Element): Session {
	const key = element.closest<HTMLElement>('[data-session]')?.dataset.session;
	return (key === undefined ? undefined : sessionByKey(key)) ?? currentSession();
}
