import type { Session } from '@/stores/session/Session';

/**
 * Follows a note's reactions by polling, with code that is loaded where realtime mode is off.
 * @returns the function that unsubscribes; calling it twice does no harm
 */
export function followByPolling(session: Session, id: string, intervalMs: number): () => void {
	let end: (() => void) | null = null;
	let isEnded = false;
	import('./ReactionPoller').then(({ ReactionPoller }) => {
		if (!isEnded) end = ReactionPoller.of(session).follow(id, intervalMs);
	}, console.warn);
	return () => {
		isEnded = true;
		end?.();
	};
}
