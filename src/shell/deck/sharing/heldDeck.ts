/** In front of a deck in an address. */
export const DECK_HASH = '#deck=';
export const HELD_KEY = 'sharedDeck';

/**
 * Holds the deck of an address until somebody has signed in and the page has started.
 * @returns whether the hash is one
 */
export function holdSharedDeck(hash: string): boolean {
	const isDeck = hash.startsWith(DECK_HASH);
	if (isDeck) sessionStorage.setItem(HELD_KEY, hash.slice(DECK_HASH.length));
	return isDeck;
}

export const hasHeldDeck = (): boolean => sessionStorage.getItem(HELD_KEY) !== null;
