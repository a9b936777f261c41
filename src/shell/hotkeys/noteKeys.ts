import { isInView } from '@/platform/isInView';

/** Notes are found by selectors, so that cards need no key listeners. */
const CARD = 'article[data-note-id]';
/** What the arrow keys move between: notes, and the other articles of feeds (notifications, gaps) but ads. */
const STOP = `${CARD}, [role="feed"] article:not([data-ad])`;
const LIST = '[data-scroller], [role="main"], main';

/** The card that has or contains the focus. */
export function focusedCard(): HTMLElement | null {
	return document.activeElement?.closest<HTMLElement>(CARD) ?? null;
}

/** The article that contains the focus: a card, or any other article of a feed. */
export function focusedStop(): HTMLElement | null {
	return document.activeElement?.closest<HTMLElement>(STOP) ?? null;
}

/** Only the innermost ones: a notification may contain a whole note, a burst several. */
function stopsIn(list: Element): HTMLElement[] {
	return [...list.querySelectorAll<HTMLElement>(STOP)].filter(stop => !stop.querySelector('article'));
}

function focusStop(stop: HTMLElement | undefined, options?: FocusOptions): void {
	if (!stop) return;
	if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1;
	stop.focus(options);
}

/** The list around the focus, or else the first one in view that has notes. */
function currentList(): HTMLElement | null {
	const around = document.activeElement?.closest<HTMLElement>(LIST);
	if (around?.querySelector(STOP)) return around;
	const lists = [...document.querySelectorAll<HTMLElement>(LIST)];
	return lists.find(list => !list.closest('[inert]') && list.querySelector(STOP) !== null && isInView(list)) ?? null;
}

/** The note last reached by keyboard. */
let lastId: string | undefined;

/**
 * The starting point of a move: the focused card. If nothing has the focus (a vote removed the button, or the user has
 * returned from a note's page), the note last reached, if it is in view.
 */
function startAmong(cards: readonly HTMLElement[]): number {
	const focused = focusedStop();
	if (focused) return cards.indexOf(focused);
	if (document.activeElement !== document.body || lastId === undefined) return -1;
	return cards.findIndex(card => card.dataset.noteId === lastId && isInView(card));
}

/** Focuses the next or previous card; without a starting point, the first visible one. */
export function moveToCard(step: 1 | -1): void {
	const list = currentList();
	if (!list) return;
	const cards = stopsIn(list);
	const index = startAmong(cards);
	const top = Math.max(0, list.getBoundingClientRect().top);
	const next = index < 0 ? cards.find(card => card.getBoundingClientRect().bottom > top + 1) : cards[index + step];
	if (!next) return;
	lastId = next.dataset.noteId;
	focusStop(next);
}

/** Focuses the newest note of the list, or the oldest loaded one. */
export function moveToEnd(end: 'first' | 'last'): void {
	const list = currentList();
	if (!list) return;
	// The list would keep a focused note in place.
	if (list.hasAttribute('data-scroller')) list.focus({ preventScroll: true });
	list.scrollTo({ top: end === 'first' ? 0 : list.scrollHeight, behavior: 'instant' });
	// The rows there are rendered in the next frame.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			const cards = stopsIn(list);
			focusStop(end === 'first' ? cards[0] : cards.at(-1), { preventScroll: true });
		}),
	);
}

/**
 * Presses the first control in the focused card that matches a selector. The focus stays on the note, so that overlays
 * return it there.
 * @returns whether there was one
 */
export function pressInCard(...selectors: readonly string[]): boolean {
	const card = focusedCard();
	for (const selector of selectors) {
		const control = card?.querySelector<HTMLElement>(selector);
		if (!control) continue;
		control.click();
		return true;
	}
	return false;
}

/** Moves the focus from a control in a note to the note. */
export function backToNote(): void {
	focusStop(focusedStop() ?? undefined);
}
