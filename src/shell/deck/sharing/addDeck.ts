import type { DeckProfile } from '@/domain/deck/deck';
import { isStoredDeck, readDecks, writeDecks } from '@/domain/deck/storedDecks';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { defaultDeck } from '@/stores/deck/deckOperations';
import { deckProfile, deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';

/** Adds a deck and chooses it, also where another layout is in use. */
export function addDeck(deck: DeckProfile): void {
	if (deckStore.isOpen) {
		deckStore.add(deck);
		return;
	}
	const stored = readDecks(preferences.get(deckProfiles).filter(isStoredDeck));
	const before = stored.length > 0 ? stored : [defaultDeck(text.deck.defaultName)];
	preferences.set(deckProfiles, writeDecks([...before, deck]));
	preferences.set(deckProfile, deck.id);
}
