import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, columnsInOrder } from '@/stores/deck/deckOperations';
import { hasLostFocus } from '@/ui/focus/hasLostFocus';
import { shownDeck } from '../shownDeck';

/**
 * Runs `change`, then scrolls the column into view. If the focus was lost, its header (or the neighbour's, if it was
 * removed) gets it.
 */
export function keepInSight(id: string, change: () => void): void {
	const order = columnsInOrder(shownDeck());
	const place = order.findIndex(column => column.id === id);
	// A column of another deck has none.
	const beside = place < 0 ? undefined : (order[place + 1] ?? order[place - 1]);
	change();
	const shown = columnOf(deckStore.deck, id) ? id : beside?.id;
	requestAnimationFrame(() => {
		const handle = shown === undefined ? null : handleOf(shown);
		if (hasLostFocus() || document.activeElement?.closest('[inert]')) {
			(handle ?? document.querySelector<HTMLElement>(ADD))?.focus({ preventScroll: true });
		}
		handle?.closest('[data-column-id]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
	});
}

/** The button of an empty deck. */
const ADD = 'main button';

/** The button in the header of a column that leads to its top, or opens a collapsed one. */
export const handleOf = (id: string): HTMLElement | null =>
	document.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(id)}"] [data-column-handle]`);
