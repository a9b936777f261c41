/** A tab that is put into the background meanwhile draws no more frames: work goes on after this time all the same. */
const LONGEST_WAIT_MS = 100;

/** Resolves in a task of its own once the page has drawn what was changed; at once where nothing is drawn. */
export function afterPaint(): Promise<void> {
	if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve();
	return new Promise(resolve => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LONGEST_WAIT_MS);
	});
}
