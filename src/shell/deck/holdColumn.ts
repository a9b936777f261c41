import { motionAllowed } from '@/platform/reducedMotion';

/** How long a column takes to its place when it is let go, and its neighbours to make room for it. */
const SETTLE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Draws a dragged column where the hand holds it, since the grid itself draws it in the places of its layout alone; while
 * it is held its neighbours move aside by animation. `data-held` and `data-settling` mark the column, `data-arranging`
 * its deck.
 * @param grid what the column is placed in by `left` and `top`
 * @param press where it was pressed, and `now` where the hand is, in the window. Pixels
 * @returns lets it go: it slides into the place that the grid has for it
 */
export function holdColumn(column: HTMLElement, grid: HTMLElement, press: Point, now: Point): () => void {
	const deck = column.closest<HTMLElement>('[data-deck]');
	const box = column.getBoundingClientRect();
	const grip = { x: press.x - box.left, y: press.y - box.top };
	let pointer = now;
	let frame = 0;
	const listening = new AbortController();
	const follow = (event: PointerEvent) => {
		pointer = { x: event.clientX, y: event.clientY };
	};
	const draw = () => {
		const origin = grid.getBoundingClientRect();
		const left = pointer.x - grip.x - origin.left - Number.parseFloat(column.style.left);
		const top = pointer.y - grip.y - origin.top - Number.parseFloat(column.style.top);
		column.style.translate = `${left}px ${top}px`;
		frame = requestAnimationFrame(draw);
	};
	addEventListener('pointermove', follow, { capture: true, passive: true, signal: listening.signal });
	column.dataset.held = '';
	if (deck && motionAllowed()) deck.dataset.arranging = '';
	frame = requestAnimationFrame(draw);

	return () => {
		listening.abort();
		cancelAnimationFrame(frame);
		const from = column.getBoundingClientRect();
		delete column.dataset.held;
		column.style.translate = '';
		column.dataset.settling = '';
		// The grid has put it into its place by then.
		requestAnimationFrame(() => void settle(column, from).then(() => rest(column, deck)));
	};
}

async function settle(column: HTMLElement, from: DOMRect): Promise<void> {
	if (!motionAllowed() || !column.isConnected) return;
	const to = column.getBoundingClientRect();
	const start = `${from.left - to.left}px ${from.top - to.top}px`;
	const slide = column.animate([{ translate: start }, { translate: '0 0' }], { duration: SETTLE_MS, easing: EASING });
	await slide.finished.catch(() => {});
}

function rest(column: HTMLElement, deck: HTMLElement | null): void {
	delete column.dataset.settling;
	if (deck && !deck.querySelector('[data-held]')) delete deck.dataset.arranging;
}
