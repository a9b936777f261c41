/** Background tabs draw no frames, so work continues after this time at the latest. */
const LONGEST_WAIT_MS = 100;

/**
 * Resolves in a new task once the page has painted its changes; at once if nothing is painted.
 * @param longestMs how long it may take at most
 */
export function afterPaint(longestMs = LONGEST_WAIT_MS): Promise<void> {
	if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve();
	return new Promise(resolve => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, longestMs);
	});
}
