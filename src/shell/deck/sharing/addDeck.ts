import type { DeckProfile } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { deckStore, withDecks } from '@/stores/deck/DeckStore';
import { defaultDeck } from '@/stores/deck/deckOperations';
import { deckProfile, deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';

/** Adds a deck and chooses it, also where another layout is in use. */
export function addDeck(deck: DeckProfile): void {
	if (deckStore.isOpen) {
		deckStore.add(deck);
		return;
	}
	preferences.update(deckProfiles, kept =>
		withDecks(kept, decks => [...(decks.length > 0 ? decks : [defaultDeck(text.deck.defaultName)]), deck]),
	);
	preferences.set(deckProfile, deck.id);
}
