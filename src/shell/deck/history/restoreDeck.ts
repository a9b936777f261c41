import { randomId } from '@/base/randomId';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { repairDeck } from '@/stores/deck/deckOperations';
import { keepDeck } from './keepChangedDecks';

/**
 * Gives a deck the columns that it had, and shows it; adds it if it is gone.
 * @param sessionKey of the account that keeps the deck as it is now
 * @param asNew leaves the deck alone and adds another one
 */
export function restoreDeck(sessionKey: string, kept: DeckProfile, asNew: boolean): void {
	const deck = repairDeck(kept);
	const there = deckStore.deckOf(deck.id);
	if (asNew || !there) {
		deckStore.add(there ? { ...deck, id: randomId() } : deck);
		return;
	}
	keepDeck(sessionKey, there, 'replace');
	deckStore.choose(deck.id);
	deckStore.change(now => ({ ...now, columns: deck.columns, layout: deck.layout }));
}
