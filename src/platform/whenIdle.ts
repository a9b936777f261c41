/**
 * Runs the work when the page is idle; at once if the browser can't tell.
 * @param timeoutMs runs it after this time in any case; without it, waits indefinitely
 */
export function whenIdle(work: () => void, timeoutMs?: number): void {
	if (!('requestIdleCallback' in globalThis)) work();
	else if (timeoutMs === undefined) requestIdleCallback(work);
	else requestIdleCallback(work, { timeout: timeoutMs });
}
