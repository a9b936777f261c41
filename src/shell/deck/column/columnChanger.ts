import type { DeckColumn } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn } from '@/stores/deck/deckOperations';

/**
 * @returns what changes a column of the deck that is shown now, also when another one is by then: decks that were copied
 * have columns of the same ids
 */
export function columnChanger(id: string): (change: Partial<DeckColumn>) => void {
	const { id: deckId } = deckStore.deck;
	return change => void deckStore.change(deck => changeColumn(deck, id, change), deckId);
}
