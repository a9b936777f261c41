import { motionAllowed } from '@/platform/reducedMotion';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnsInOrder } from '@/stores/deck/deckOperations';
import { focusables } from '@/ui/focus/focusables';

/** Moving between the regions of the page: the bar, the columns, the page beside them, the windows over it. */
const REGION = '[data-region]';
const WINDOW = '[data-region="window"]';
const COLUMN = '[data-column-id]';
const BACK = '[data-back]';
const FEED = '[role="feed"]';
const PAGE = '[data-page]';
const DECK = '[data-deck]';
const CURRENT = '[aria-current]:not([aria-current="false"])';

/** Focuses the next or previous region, in a circle. */
export function moveToRegion(step: 1 | -1): void {
	const all = regions();
	const current = document.activeElement?.closest<HTMLElement>(REGION);
	const index = current ? all.indexOf(current) : -1;
	if (all.length === 0) return;
	const from = index < 0 && step < 0 ? 0 : index;
	enter(all[(from + step + all.length) % all.length]);
}

/** @param place of the column, from 1, from left to right and within a stack from top to bottom */
export function moveToColumn(place: number): void {
	enter(columns()[place - 1]);
}

/** Scrolls the deck to a column and focuses it. */
export function showColumn(id: string): void {
	const column = columnElement(id);
	if (!column) return;
	const deck = column.closest(DECK);
	const from = deck?.scrollLeft ?? 0;
	enter(column);
	// Focusing scrolled at once; repeat it smoothly if animations are on.
	if (deck) deck.scrollLeft = from;
	column.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' });
}

/** Focuses the next or previous column. */
export function moveByColumns(step: 1 | -1): void {
	const all = columns();
	const current = document.activeElement?.closest<HTMLElement>(COLUMN);
	const index = current ? all.indexOf(current) : -1;
	enter(all[index < 0 ? 0 : index + step]);
}

/** The back button of the page around the focus; without a focus, the only one there is. */
export function backButton(): HTMLElement | null {
	const active = document.activeElement;
	if (active && active !== document.body) return active.closest(REGION)?.querySelector<HTMLElement>(BACK) ?? null;
	const all = document.querySelectorAll<HTMLElement>(BACK);
	return all.length === 1 ? (all[0] ?? null) : null;
}

/**
 * Moves the focus out of the feed to the previous or next control (Control+Home and Control+End of the feed pattern).
 */
export function leaveFeed(step: 1 | -1): void {
	const feed = document.activeElement?.closest(FEED);
	if (!feed) return;
	const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
	const beyond = focusables(document).filter(
		element =>
			(feed.compareDocumentPosition(element) & side) !== 0 &&
			!feed.contains(element) &&
			!element.contains(feed) &&
			(element.parentElement?.closest(FEED) ?? null) === null,
	);
	(step > 0 ? beyond[0] : beyond.at(-1))?.focus();
}

/** All parts in visual order; the columns stand where the deck is. The windows follow, in the order of opening. */
function regions(): HTMLElement[] {
	const parts = document.querySelectorAll<HTMLElement>(`${REGION}:not(${COLUMN}, ${WINDOW}), ${DECK}`);
	const boxes = new Map([...parts].filter(isShown).map(each => [each, each.getBoundingClientRect()]));
	const inOrder = [...boxes].sort(([, a], [, b]) => a.left - b.left || a.top - b.top);
	const layout = inOrder.flatMap(([each]) => (each.matches(DECK) ? columns() : each));
	return [...layout, ...document.querySelectorAll<HTMLElement>(WINDOW)];
}

/**
 * The columns in the document, in the order of the deck. Where they are on the screen doesn't tell it: after a change
 * they are still being animated to their new positions.
 */
const columns = (): HTMLElement[] =>
	columnsInOrder(deckStore.deck)
		.flatMap(({ id }) => columnElement(id) ?? [])
		.filter(isShown);

const columnElement = (id: string): HTMLElement | null =>
	document.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(id)}"]`);

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/**
 * Focuses a region: a feed moves on to a note; the bar starts at the current page; a page that covers a feed is used
 * instead of it. A window without a feed takes the focus itself.
 */
function enter(region: HTMLElement | undefined): void {
	if (!region) return;
	// A collapsed column and a minimised window keep their content, which can't take the focus.
	const reachable = (selector: string) =>
		[...region.querySelectorAll<HTMLElement>(selector)].find(each => !each.closest('[inert], [hidden]'));
	const feed = reachable(FEED);
	const target = feed?.querySelector('article') ? feed : startOf(region, reachable);
	if (target === region && !region.hasAttribute('tabindex')) region.tabIndex = -1;
	target.focus();
	// Browsers leave an element that takes the focus where it is while 32 px of its width are visible.
	if (region.matches(COLUMN)) region.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function startOf(region: HTMLElement, reachable: (selector: string) => HTMLElement | undefined): HTMLElement {
	if (region.matches(WINDOW)) return region;
	return reachable(PAGE) ?? reachable(CURRENT) ?? focusables(region)[0] ?? region;
}
