/**
 * Takes a lock for this tab until it is released or the tab ends. Always succeeds in browsers without Web Locks.
 * @returns the function that releases it; null if another tab holds it
 */
export function takeTabLock(name: string): Promise<(() => void) | null> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (!locks) return Promise.resolve(() => {});
	return new Promise(resolve => {
		const hold = (lock: Lock | null) => {
			if (!lock) return resolve(null);
			return new Promise<void>(release => resolve(() => release()));
		};
		locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(() => {}));
	});
}
