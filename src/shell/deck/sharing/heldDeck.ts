/** In front of a deck in an address. */
export const DECK_HASH = '#deck=';
export const HELD_KEY = 'sharedDeck';

/**
 * Stores the deck of an address for this tab, until the page has started and the user has signed in.
 * @returns whether the hash is one
 */
export function holdSharedDeck(hash: string): boolean {
	const isDeck = hash.startsWith(DECK_HASH);
	try {
		if (isDeck) sessionStorage.setItem(HELD_KEY, hash.slice(DECK_HASH.length));
	} catch (error) {
		console.warn('The deck of this address could not be stored.', error);
	}
	return isDeck;
}

/** False too where the browser has no storage. */
export function hasHeldDeck(): boolean {
	try {
		return sessionStorage.getItem(HELD_KEY) !== null;
	} catch {
		return false;
	}
}
