import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { catchUpWhenConnected } from './catchUpWhenConnected';
import { pollWhileVisible } from './pollWhileVisible';

/**
 * Polls for new notes: while the page is visible, when the connection is there again, and at once for the user's own
 * new note.
 * @returns the function that stops it
 */
export function listenByPolling(session: Session, intervalMs: number, poll: () => void): () => void {
	const pollFor = ({ session: where }: { readonly session: Session }) => {
		if (where === session) poll();
	};
	const ends = [
		catchUpWhenConnected(session.stream, poll),
		pollWhileVisible(intervalMs, poll),
		appEvents.on('posted', pollFor),
		appEvents.on('renoted', pollFor),
	];
	return () => {
		for (const end of ends) end();
	};
}
