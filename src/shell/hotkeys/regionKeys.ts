import { motionAllowed } from '@/platform/reducedMotion';
import { focusables } from '@/ui/focus/focusables';

/** How keys move between the parts of the page: the bar, the columns, the page beside them. */
const REGION = '[data-region]';
const COLUMN = '[data-column-id]';
const BACK = '[data-back]';
const FEED = '[role="feed"]';
const PAGE = '[data-page]';
const DECK = '[data-deck]';

/** The next part of the page or the one before, around in a circle. */
export function moveToRegion(step: 1 | -1): void {
	const all = regions(REGION);
	const current = document.activeElement?.closest<HTMLElement>(REGION);
	const index = current ? all.indexOf(current) : -1;
	if (all.length === 0) return;
	const from = index < 0 && step < 0 ? 0 : index;
	enter(all[(from + step + all.length) % all.length]);
}

/** @param place of the column, from 1, as they stand from left to right and in a stack from top to bottom */
export function moveToColumn(place: number): void {
	enter(regions(COLUMN)[place - 1]);
}

/** Moves the deck to this column, and the focus into it. */
export function showColumn(id: string): void {
	const column = document.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(id)}"]`);
	if (!column) return;
	const deck = column.closest(DECK);
	const from = deck?.scrollLeft ?? 0;
	enter(column);
	// The focus has scrolled there at once; where that may move, it does.
	if (deck) deck.scrollLeft = from;
	column.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' });
}

/** To the next column or the one before, as they stand. */
export function moveByColumns(step: 1 | -1): void {
	const all = regions(COLUMN);
	const current = document.activeElement?.closest<HTMLElement>(COLUMN);
	const index = current ? all.indexOf(current) : -1;
	enter(all[index < 0 ? 0 : index + step]);
}

/** What leads back from the page around the focus; where nothing has the focus, from the only one that there is. */
export function backButton(): HTMLElement | null {
	const active = document.activeElement;
	if (active && active !== document.body) return active.closest(REGION)?.querySelector<HTMLElement>(BACK) ?? null;
	const all = document.querySelectorAll<HTMLElement>(BACK);
	return all.length === 1 ? (all[0] ?? null) : null;
}

/**
 * Out of the feed around the focus, to the control before or after it that Tab would reach (Control+Home and
 * Control+End of the feed pattern).
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

/** In the order in which they are seen. Columns keep their place in the document when they are moved. */
function regions(selector: string): HTMLElement[] {
	const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(each => each.checkVisibility?.() ?? true);
	const boxes = new Map(all.map(each => [each, each.getBoundingClientRect()]));
	const of = (each: HTMLElement) => boxes.get(each) ?? new DOMRect();
	return all.sort((a, b) => of(a).left - of(b).left || of(a).top - of(b).top);
}

/** A feed passes the focus on to a note; the bar begins at where one is; a page lies over the feed that it was opened from. */
function enter(region: HTMLElement | undefined): void {
	if (!region) return;
	const feed = [...region.querySelectorAll<HTMLElement>(FEED)].find(each => !each.closest('[inert]'));
	const current = region.querySelector<HTMLElement>('[aria-current]:not([aria-current="false"])');
	const page = region.querySelector<HTMLElement>(PAGE);
	const target = (feed?.querySelector('article') ? feed : (page ?? current)) ?? focusables(region)[0] ?? region;
	if (target === region && !region.hasAttribute('tabindex')) region.tabIndex = -1;
	target.focus();
}
