import { motionAllowed } from '@/platform/reducedMotion';
import type { HeldPointer } from './HeldPointer';

/** Duration of the animation when a column is dropped, and when others make room. */
const SETTLE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** This near to an edge of the deck, it scrolls. */
const EDGE_PX = 60;
/** Pixels a frame, for each pixel that it is nearer. */
const SPEED = 0.4;

/**
 * Draws a dragged column at the pointer, as columns are only drawn at positions of their layout; its neighbours move
 * aside by animation. The deck scrolls while it is held near an edge. `data-held` and `data-settling` mark the column,
 * `data-arranging` its deck.
 * @param grid the container that positions the column by `left` and `top`
 * @param takeBack called when Escape ends the drag, before the grid is told that it has ended
 * @returns the function that drops it: it slides into its place in the grid
 */
export function holdColumn(
	column: HTMLElement,
	grid: HTMLElement,
	pointer: HeldPointer,
	takeBack: () => void,
): () => void {
	const deck = column.closest<HTMLElement>('[data-deck]');
	const box = column.getBoundingClientRect();
	const grip = { x: pointer.press.clientX - box.left, y: pointer.press.clientY - box.top };
	let frame = 0;
	const listening = new AbortController();
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		event.stopPropagation();
		takeBack();
		// The only end of a drag that the grid knows.
		document.dispatchEvent(new MouseEvent('mouseup'));
	};
	const draw = () => {
		const { clientX, clientY } = pointer.at;
		if (deck) scrollNearEdge(deck, grid, clientX);
		const origin = grid.getBoundingClientRect();
		const left = clientX - grip.x - origin.left - Number.parseFloat(column.style.left);
		const top = clientY - grip.y - origin.top - Number.parseFloat(column.style.top);
		column.style.translate = `${left}px ${top}px`;
		frame = requestAnimationFrame(draw);
	};
	addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
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
		// The grid has positioned it by then.
		requestAnimationFrame(() => void settle(column, from).then(() => rest(column, deck)));
	};
}

/** Not beyond the grid: the held column reaches further, and would make room to scroll without end. */
function scrollNearEdge(deck: HTMLElement, grid: HTMLElement, x: number): void {
	const { left, right } = deck.getBoundingClientRect();
	const room = Math.max(0, grid.offsetWidth - deck.clientWidth - deck.scrollLeft);
	const push = Math.min(0, x - left - EDGE_PX) + Math.max(0, x - right + EDGE_PX);
	deck.scrollLeft += Math.min(room, push * SPEED);
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
