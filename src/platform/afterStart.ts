import { whenIdle } from './whenIdle';

const AFTER_MS = 4000;

/** Runs work when the page is idle, but not in its first 4 seconds, in which it loads its first notes. */
export function afterStart(work: () => void): void {
	setTimeout(() => whenIdle(work), Math.max(0, AFTER_MS - performance.now()));
}
