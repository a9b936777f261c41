import { whenIdle } from './whenIdle';

const AFTER_MS = 4000;

/**
 * Runs work when the page is idle, but not in its first 4 seconds, in which it loads its first notes.
 * @param timeoutMs after those, runs it after this time in any case; without it, waits indefinitely
 */
export function afterStart(work: () => void, timeoutMs?: number): void {
	setTimeout(() => whenIdle(work, timeoutMs), Math.max(0, AFTER_MS - performance.now()));
}
