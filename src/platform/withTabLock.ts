import { pause } from '@/base/pause';
import { randomId } from '@/base/randomId';
import { localJson } from './localJson';

/** A hidden tab's timers may pause for a minute, so a lease lasts longer. After a tab dies, others wait this long. */
const LEASE_MS = 90_000;
const RENEW_MS = 20_000;
/** After taking a lease a tab waits this long before it checks that no other tab took it at the same moment. */
const SETTLE_MS = 60;
const LOOK_AGAIN_MS = 250;

interface Lease {
	readonly owner: string;
	/** Milliseconds since the epoch. */
	readonly until: number;
}

/**
 * Runs the work while no other tab of this origin runs work with the same name; later callers wait. The lock is
 * released if the tab dies. Uses Web Locks, or a lease in local storage where they are missing (plain http).
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (locks) return locks.request(name, () => work()) as Promise<T>;
	return underLease(`lease:${name}`, work);
}

/** The same with a lease; exported for tests. */
export async function underLease<T>(key: string, work: () => Promise<T>): Promise<T> {
	const owner = randomId();
	const isMine = () => localJson.get<Lease>(key)?.owner === owner;
	const take = () => localJson.set(key, { owner, until: Date.now() + LEASE_MS } satisfies Lease);
	const release = () => {
		if (isMine()) localJson.remove(key);
	};
	for (;;) {
		const held = localJson.get<Lease>(key);
		if (held && held.until > Date.now()) {
			await pause(LOOK_AGAIN_MS);
			continue;
		}
		// If nothing can be stored, tabs can't coordinate.
		if (!take()) return work();
		await pause(SETTLE_MS);
		if (isMine()) break;
	}
	const renewal = setInterval(take, RENEW_MS);
	addEventListener('pagehide', release);
	try {
		return await work();
	} finally {
		clearInterval(renewal);
		removeEventListener('pagehide', release);
		release();
	}
}
