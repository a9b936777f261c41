import type { Session } from '@/stores/session/Session';

let loading: Promise<typeof import('./ReactionPoller') | undefined> | undefined;

/** Loads the poller once for all notes. Undefined if that failed: then the next note tries again. */
const load = () => {
	loading ??= import('./ReactionPoller').catch((error: unknown) => {
		loading = undefined;
		console.warn(error);
		return undefined;
	});
	return loading;
};

/**
 * Follows a note's reactions by polling, with code that is loaded where realtime mode is off.
 * @returns the function that unsubscribes; calling it twice does no harm
 */
export function followByPolling(session: Session, id: string, intervalMs: number): () => void {
	let end: (() => void) | undefined;
	let isEnded = false;
	void load().then(module => {
		if (!isEnded) end = module?.ReactionPoller.of(session).follow(id, intervalMs);
	});
	return () => {
		isEnded = true;
		end?.();
	};
}
