/** The result of `columnsInViewShown`. */
export interface ColumnsInViewProbe {
	/** ms since the start of the navigation, once each column in view showed an item and two frames had passed. */
	columnsInViewShownAt?: number;
}

/** Runs in the page before its first script. Must be self-contained. */
export function columnsInViewShown(): void {
	const probe = globalThis as ColumnsInViewProbe;
	const isInView = (column: Element) => {
		const { left, right } = column.getBoundingClientRect();
		return right > 0 && left < innerWidth;
	};
	const look = () => {
		const columns = [...document.querySelectorAll('section[data-column]')].filter(isInView);
		const isShown = columns.every(column => column.querySelector('article[data-note-id], [data-notification]'));
		if (columns.length === 0 || !isShown) return void requestAnimationFrame(look);
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				probe.columnsInViewShownAt = performance.now();
			}),
		);
	};
	requestAnimationFrame(look);
}
