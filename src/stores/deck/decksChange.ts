import type { DeckProfile } from '@/domain/deck/deck';

/** Changes a list of decks; pure. */
type DecksChange = (stored: readonly DeckProfile[]) => readonly DeckProfile[];

/**
 * What makes one list of decks another, as a change that can be applied to what another tab has stored meanwhile: it
 * touches only the decks that were changed (those that are other objects), added or removed.
 */
export function decksChange(before: readonly DeckProfile[], after: readonly DeckProfile[]): DecksChange {
	const removed = new Set(before.filter(({ id }) => placeOf(after, id) < 0).map(({ id }) => id));
	const changed = after.filter(deck => !before.includes(deck));
	return stored => {
		const decks = stored.filter(({ id }) => !removed.has(id));
		for (const deck of changed) {
			const place = placeOf(decks, deck.id);
			const next = placeOf(decks, after[after.indexOf(deck) + 1]?.id);
			if (place >= 0) decks[place] = deck;
			else decks.splice(next < 0 ? decks.length : next, 0, deck);
		}
		return decks;
	};
}

const placeOf = (decks: readonly DeckProfile[], id: string | undefined): number =>
	decks.findIndex(deck => deck.id === id);
