import { randomId } from '@/base/randomId';
import { localJson } from './localJson';

/** A hidden tab's timers may rest for a minute; a lease outlasts that, and a tab that dies leaves it for so long. */
const LEASE_MS = 90_000;
const RENEW_MS = 20_000;
/** Two tabs that take a lease at the same moment see so much later whose it is. */
const SETTLE_MS = 60;
const LOOK_AGAIN_MS = 250;

interface Lease {
	readonly owner: string;
	/** Milliseconds since the epoch. */
	readonly until: number;
}

/**
 * Runs the work while no other tab of this origin runs any of the same name; who comes later waits. A tab that dies lets
 * go. By Web Locks; where there are none (plain http), by a lease in local storage.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (locks) return locks.request(name, () => work()) as Promise<T>;
	return underLease(`lease:${name}`, work);
}

/** The same by a lease; exported for the tests. */
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
			await pass(LOOK_AGAIN_MS);
			continue;
		}
		// Where nothing can be stored no other tab can be told either.
		if (!take()) return work();
		await pass(SETTLE_MS);
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

const pass = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
