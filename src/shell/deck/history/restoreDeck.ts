import { randomId } from '@/base/randomId';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { repairDeck } from '@/stores/deck/deckOperations';

/**
 * Gives a deck the columns that it had, and shows it; adds it if it is gone.
 * @param asNew leaves the deck alone and adds another one
 */
export function restoreDeck(kept: DeckProfile, asNew: boolean): void {
	const deck = repairDeck(kept);
	const isThere = deckStore.state.getState().profiles.some(({ id }) => id === deck.id);
	if (asNew || !isThere) {
		deckStore.add(isThere ? { ...deck, id: randomId() } : deck);
		return;
	}
	deckStore.choose(deck.id);
	deckStore.change(now => ({ ...now, columns: deck.columns, layout: deck.layout }));
}
