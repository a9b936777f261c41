import { deckStore } from '@/stores/deck/DeckStore';

/**
 * Changes the deck that a dialog was about: another tab may have chosen another one meanwhile, which is shown again
 * afterwards. Does nothing where the deck was deleted.
 */
export function inDeck(id: string, change: () => void): void {
	const { deck, profiles } = deckStore.state.getState();
	if (!profiles.some(each => each.id === id)) return;
	if (deck.id !== id) deckStore.choose(id);
	change();
	if (deck.id !== id) deckStore.choose(deck.id);
}
