import type { DeckProfile } from '@/domain/deck/deck';
import { reasonFor, type SnapshotReason } from '@/domain/deck/snapshots';
import { keepSnapshot } from '@/stores/deck/deckSnapshots';

/**
 * Keeps decks as they were before a change, where that is a reason to.
 * @param sessionKey of the page's account
 */
export function keepChangedDecks(
	sessionKey: string,
	before: readonly DeckProfile[],
	now: readonly DeckProfile[],
): void {
	for (const deck of before) {
		const after = now.find(({ id }) => id === deck.id);
		const reason = after === deck ? null : reasonFor(deck, after);
		if (reason !== null) keepDeck(sessionKey, deck, reason);
	}
}

/** Keeps a deck, if that is due. */
export function keepDeck(sessionKey: string, deck: DeckProfile, reason: SnapshotReason): void {
	keepSnapshot(sessionKey, deck, reason).catch((error: unknown) => {
		console.warn('The deck could not be kept.', error);
	});
}
