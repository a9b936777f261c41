/** A lock that one tab has at a time, for as long as it wants it. */
export interface HeldTabLock {
	/** Whether this tab has it by now. */
	readonly isHeld: boolean;
	release(): void;
}

const lockManager = (): LockManager | null | undefined => (typeof navigator === 'undefined' ? null : navigator.locks);

/**
 * Waits for a lock, and keeps it until it is released or the tab ends; then the tab that has waited longest gets it. In
 * browsers without Web Locks each tab has it at once.
 * @param onHeld called once it has waited for the lock and has it
 */
export function holdTabLock(name: string, onHeld?: () => void): HeldTabLock {
	const locks = lockManager();
	if (!locks) return { isHeld: true, release() {} };
	const waiting = new AbortController();
	let isHeld = false;
	let isReleased = false;
	let end = () => waiting.abort();
	const hold = () => {
		if (isReleased) return undefined;
		isHeld = true;
		onHeld?.();
		return new Promise<void>(resolve => {
			end = resolve;
		});
	};
	// Rejects when it is released while it waits.
	locks.request(name, { signal: waiting.signal }, hold).catch(() => {});
	return {
		get isHeld() {
			return isHeld;
		},
		release() {
			isHeld = false;
			isReleased = true;
			end();
		},
	};
}

/** Whether any tab of this origin has the lock. */
export async function isTabLockHeld(name: string): Promise<boolean> {
	const { held = [] } = (await lockManager()?.query()) ?? {};
	return held.some(lock => lock.name === name);
}
