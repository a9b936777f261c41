import type { KeyValueStore } from '@/platform/localDatabase';

const LOCK = 'quarterdeck:preferences';

/** The last work on each database. */
const last = new WeakMap<KeyValueStore, Promise<unknown>>();

/**
 * Runs work that reads stored preferences, changes them and writes them back, while no other tab does so. Without Web
 * Locks (plain http) only this tab's own work waits.
 */
export function withPreferencesLock(database: KeyValueStore, work: () => Promise<void>): Promise<void> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (locks) return locks.request(LOCK, work);
	const done = (last.get(database) ?? Promise.resolve()).then(work);
	last.set(
		database,
		done.catch(() => {}),
	);
	return done;
}
