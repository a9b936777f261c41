import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';

/** How many windows must be open at once for the achievement (rules/navigation#windows). */
const ACHIEVED_AT = 3;

/**
 * Claims the achievement of the session's account when enough page windows are open, once a start.
 * @returns the function that stops it
 */
export function watchOpenWindows(session: Session): () => void {
	const stop = appEvents.on('windowOpened', ({ open }) => {
		if (open < ACHIEVED_AT) return;
		stop();
		session.api
			.call('i/claim-achievement', { name: 'open3windows' })
			.catch(error => console.warn('An achievement could not be claimed.', error));
	});
	return stop;
}
