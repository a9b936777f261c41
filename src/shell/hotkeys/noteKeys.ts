/** How keys reach notes: by what is in the document, so that no card has to listen. */
const CARD = 'article[data-note-id]';
/** What the keys move through: notes, and the other articles of feeds (notifications, gaps). */
const STOP = `${CARD}, [role="feed"] article`;
const LIST = '[data-scroller], [role="main"], main';

/** The card that has the focus, or holds what has it. */
export function focusedCard(): HTMLElement | null {
	return document.activeElement?.closest<HTMLElement>(CARD) ?? null;
}

/** The article that the keys move from: a card, or any other article of a feed. */
export function focusedStop(): HTMLElement | null {
	return document.activeElement?.closest<HTMLElement>(STOP) ?? null;
}

/** The innermost ones: a notification may hold a whole note, a burst some. */
function stopsIn(list: Element): HTMLElement[] {
	return [...list.querySelectorAll<HTMLElement>(STOP)].filter(stop => !stop.querySelector('article'));
}

function focusStop(stop: HTMLElement | undefined, options?: FocusOptions): void {
	if (!stop) return;
	if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1;
	stop.focus(options);
}

/** Where the keys move: the list around the focus, else the first one in view that has notes. */
function currentList(): HTMLElement | null {
	const around = document.activeElement?.closest<HTMLElement>(LIST);
	if (around?.querySelector(STOP)) return around;
	const lists = [...document.querySelectorAll<HTMLElement>(LIST)];
	return lists.find(list => !list.closest('[inert]') && list.querySelector(STOP) !== null && isInView(list)) ?? null;
}

function isInView(element: Element): boolean {
	const box = element.getBoundingClientRect();
	return box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
}

/** The note that the keys led to last. */
let lastId: string | undefined;

/**
 * Where a move starts: at the card that has the focus. Where nothing has it (a vote took the button away, one has come
 * back from a note's page), at the one that was left, while it is in view.
 */
function startAmong(cards: readonly HTMLElement[]): number {
	const focused = focusedStop();
	if (focused) return cards.indexOf(focused);
	if (document.activeElement !== document.body || lastId === undefined) return -1;
	return cards.findIndex(card => card.dataset.noteId === lastId && isInView(card));
}

/** Gives the focus to the next card or the one before; from nowhere, to the first one that can be seen. */
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

/** To the newest note of the list, or to the oldest that is loaded. */
export function moveToEnd(end: 'first' | 'last'): void {
	const list = currentList();
	if (!list) return;
	// A list keeps the place of a note that has the focus.
	if (list.hasAttribute('data-scroller')) list.focus({ preventScroll: true });
	list.scrollTo({ top: end === 'first' ? 0 : list.scrollHeight, behavior: 'instant' });
	// The rows there come into the document with the next frame.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			const cards = stopsIn(list);
			focusStop(end === 'first' ? cards[0] : cards.at(-1), { preventScroll: true });
		}),
	);
}

/**
 * Presses the first control in the focused card that one of the selectors names. The focus stays where it is, so that
 * what opens gives it back to the note. @returns whether there was one
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

/** From a control in a note back to the note. */
export function backToNote(): void {
	focusStop(focusedStop() ?? undefined);
}
