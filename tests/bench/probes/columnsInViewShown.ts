/** With what the message begins that `columnsInViewShown` writes to the console. */
export const COLUMNS_IN_VIEW_SHOWN = 'columns in view shown';

/**
 * Runs in the page before its first script. Must be self-contained. Writes to the console how many ms after the start of
 * the navigation the frame was painted in which each column in view shows an item: to ask the page for it would bring in
 * code that takes a tenth of that time.
 */
export function columnsInViewShown(): void {
	const isInView = (column: Element) => {
		const { left, right } = column.getBoundingClientRect();
		return right > 0 && left < innerWidth;
	};
	const look = () => {
		const columns = [...document.querySelectorAll('section[data-column]')].filter(isInView);
		const isShown = columns.every(column => column.querySelector('article[data-note-id], [data-notification]'));
		if (columns.length === 0 || !isShown) return void requestAnimationFrame(look);
		// Messages are handled after the frame has been painted.
		const channel = new MessageChannel();
		channel.port1.onmessage = () => {
			console.info('columns in view shown', performance.now());
			channel.port1.close();
		};
		channel.port2.postMessage(null);
	};
	requestAnimationFrame(look);
}
