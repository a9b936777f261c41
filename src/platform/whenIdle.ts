/**
 * Does the work once the page has nothing better to do; at once where the browser can't tell.
 * @param timeoutMs after which it is done all the same; absent: it waits as long as it takes
 */
export function whenIdle(work: () => void, timeoutMs?: number): void {
	if (!('requestIdleCallback' in globalThis)) work();
	else if (timeoutMs === undefined) requestIdleCallback(work);
	else requestIdleCallback(work, { timeout: timeoutMs });
}
