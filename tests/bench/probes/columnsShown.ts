/** The result of `columnsShown`. */
export interface ColumnsProbe {
	/** ms since the start of the navigation, once every column showed an item. */
	columnsShownAt?: number;
}

/**
 * Runs in the page before its first script: waits until the given number of columns show an item each, in view or not.
 */
export function columnsShown(count: number): void {
	const probe = globalThis as ColumnsProbe;
	const look = () => {
		const columns = [...document.querySelectorAll('section[data-column]')];
		const shown = columns.filter(column => column.querySelector('article[data-note-id], [data-notification]'));
		if (shown.length >= count) probe.columnsShownAt = performance.now();
		else requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
