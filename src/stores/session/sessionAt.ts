import type { Session } from './Session';
import { currentSession, sessionByKey } from './sessions';

/** The session that a part of the page belongs to: columns of other accounts say so, everything else is the page's own. */
export function sessionAt(element: Element): Session {
	const key = element.closest<HTMLElement>('[data-session]')?.dataset.session;
	return (key === undefined ? undefined : sessionByKey(key)) ?? currentSession();
}
