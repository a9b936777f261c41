const LOCK = 'quarterdeck:preferences';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that reads stored preferences, changes them and writes them back, while no other tab does so. Without Web
 * Locks (plain http) only this tab's own work waits.
 */
export function withPreferencesLock(work: () => Promise<void>): Promise<void> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (locks) return locks.request(LOCK, work);
	const done = last.then(work);
	last = done.catch(() => {});
	return done;
}
