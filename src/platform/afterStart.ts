import { isInView } from './isInView';
import { whenIdle } from './whenIdle';

const AFTER_MS = 4_000;
/** A page whose first notes don't come starts all the same. */
const LATEST_MS = 20_000;
const CHECK_MS = 500;

/** What shows that notes are awaited. */
const LOADING = '.skeleton-rows, [role="feed"][aria-busy="true"]';

/**
 * Runs work when the page is idle, but not in its first 4 seconds, nor before its first notes are shown: on a slow
 * connection they would compete with it. After 20 seconds it doesn't wait for these.
 * @param timeoutMs after those, runs it after this time in any case; without it, waits indefinitely
 */
export function afterStart(work: () => void, timeoutMs?: number): void {
	const begin = () => {
		if (performance.now() < LATEST_MS && isLoading()) setTimeout(begin, CHECK_MS);
		else whenIdle(work, timeoutMs);
	};
	setTimeout(begin, Math.max(0, AFTER_MS - performance.now()));
}

const isLoading = (): boolean => [...document.querySelectorAll(LOADING)].some(isInView);
