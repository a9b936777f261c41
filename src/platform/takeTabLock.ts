/**
 * Takes a name for this tab until it is released or the tab ends.
 * @returns what releases it; null: another tab has it. Where the browser has no locks nobody is told of anybody.
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
