import { motionAllowed } from '@/platform/reducedMotion';
import { focusables } from '@/ui/focus/focusables';

/** Moving between the regions of the page: the bar, the columns, the page beside them. */
const REGION = '[data-region]';
const COLUMN = '[data-column-id]';
const BACK = '[data-back]';
const FEED = '[role="feed"]';
const PAGE = '[data-page]';
const DECK = '[data-deck]';

/** Focuses the next or previous region, in a circle. */
export function moveToRegion(step: 1 | -1): void {
	const all = regions(REGION);
	const current = document.activeElement?.closest<HTMLElement>(REGION);
	const index = current ? all.indexOf(current) : -1;
	if (all.length === 0) return;
	const from = index < 0 && step < 0 ? 0 : index;
	enter(all[(from + step + all.length) % all.length]);
}

/** @param place of the column, from 1, from left to right and within a stack from top to bottom */
export function moveToColumn(place: number): void {
	enter(regions(COLUMN)[place - 1]);
}

/** Scrolls the deck to a column and focuses it. */
export function showColumn(id: string): void {
	const column = document.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(id)}"]`);
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
	const all = regions(COLUMN);
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

/** In visual order. Columns keep their position in the document when they are moved. */
function regions(selector: string): HTMLElement[] {
	const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(each => each.checkVisibility?.() ?? true);
	const boxes = new Map(all.map(each => [each, each.getBoundingClientRect()]));
	const of = (each: HTMLElement) => boxes.get(each) ?? new DOMRect();
	return all.sort((a, b) => of(a).left - of(b).left || of(a).top - of(b).top);
}

/**
 * Focuses a region: a feed moves on to a note; the bar starts at the current page; a page that covers a feed is used
 * instead of it.
 */
function enter(region: HTMLElement | undefined): void {
	if (!region) return;
	const feed = [...region.querySelectorAll<HTMLElement>(FEED)].find(each => !each.closest('[inert]'));
	const current = region.querySelector<HTMLElement>('[aria-current]:not([aria-current="false"])');
	const page = region.querySelector<HTMLElement>(PAGE);
	const target = (feed?.querySelector('article') ? feed : (page ?? current)) ?? focusables(region)[0] ?? region;
	if (target === region && !region.hasAttribute('tabindex')) region.tabIndex = -1;
	target.focus();
}
