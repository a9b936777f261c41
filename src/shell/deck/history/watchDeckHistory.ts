import { reasonFor } from '@/domain/deck/snapshots';
import { deckStore } from '@/stores/deck/DeckStore';

/**
 * Keeps decks as they were before they are changed.
 * @param sessionKey of the page's account
 * @returns the function that stops it
 */
export function watchDeckHistory(sessionKey: string): () => void {
	return deckStore.state.subscribe((now, before) => {
		if (now.profiles === before.profiles) return;
		for (const deck of before.profiles) {
			const after = now.profiles.find(({ id }) => id === deck.id);
			const reason = after === deck ? null : reasonFor(deck, after);
			if (reason === null) continue;
			import('@/stores/deck/deckSnapshots')
				.then(({ keepSnapshot }) => keepSnapshot(sessionKey, deck, reason))
				.catch((error: unknown) => console.warn('The deck could not be kept.', error));
		}
	});
}
