import type { KeyboardEvent } from 'react';
import { deckStore } from '@/stores/deck/DeckStore';
import {
	changeColumn,
	columnOf,
	type Direction,
	HEIGHT_STEP,
	moveColumn,
	setHeight,
	setWidth,
	stackLeft,
	WIDTH_STEP,
} from '@/stores/deck/deckOperations';
import { moveShown } from '../shownDeck';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
};

/** Shows only a column's header, or all of it again. */
export function toggleFold(id: string): void {
	deckStore.change(deck => changeColumn(deck, id, { collapsed: !columnOf(deck, id)?.collapsed }));
}

/**
 * Keys on a column's header: arrows move it (up and down within its stack), Shift with arrows resizes it, Alt with the
 * left arrow moves it below its left neighbour, Alt with the right one takes it out of its stack.
 */
export function moveByKey(event: KeyboardEvent, id: string): void {
	const direction = DIRECTIONS[event.key];
	if (!direction || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	event.stopPropagation();
	const { currentTarget } = event;
	deckStore.change(deck => {
		const column = columnOf(deck, id);
		if (!column) return deck;
		if (event.shiftKey) {
			if (direction === 'left') return setWidth(deck, id, column.width - WIDTH_STEP);
			if (direction === 'right') return setWidth(deck, id, column.width + WIDTH_STEP);
			return setHeight(deck, id, column.height + (direction === 'down' ? HEIGHT_STEP : -HEIGHT_STEP));
		}
		const isStacked = event.altKey && direction === 'left';
		return moveShown(shown => (isStacked ? stackLeft(shown, id) : moveColumn(shown, id, direction)));
	});
	// The column has moved in the page: keep it visible and focused.
	requestAnimationFrame(() => {
		if (!(currentTarget instanceof HTMLElement)) return;
		currentTarget.focus({ preventScroll: true });
		currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
	});
}
