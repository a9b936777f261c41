import { lazyAction } from '@/blocks/actions/lazyAction';
import type { DeckColumn } from '@/domain/deck/deck';
import { loadMoments } from '@/features/timeline';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnsInOrder } from '@/stores/deck/deckOperations';
import { columnDefinition } from '../columnRegistry';
import { columnTitle } from './columnTitle';

const open = lazyAction(loadMoments, moments => moments.openMoments);

/** Asks which moment a column is to show. */
export const openMomentOf = (column: DeckColumn): void => open(text.decks.moment, [momentColumn(column)]);

/** Asks which moment the whole deck is to show. */
export const openMomentOfDeck = (): void =>
	open(text.decks.momentOfDeck, columnsInOrder(deckStore.deck).map(momentColumn));

function momentColumn(column: DeckColumn) {
	const definition = columnDefinition(column.type);
	return { id: column.id, title: columnTitle(column, definition), isTimeline: definition?.isTimeline === true };
}
