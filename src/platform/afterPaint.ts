/** Background tabs draw no frames, so work continues after this time at the latest. */
const LONGEST_WAIT_MS = 100;

/** Resolves in a new task once the page has painted its changes; at once if nothing is painted. */
export function afterPaint(): Promise<void> {
	if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve();
	return new Promise(resolve => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LONGEST_WAIT_MS);
	});
}
