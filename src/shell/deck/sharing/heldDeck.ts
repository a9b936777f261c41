/** In front of a deck in an address. */
export const DECK_HASH = '#deck=';
const KEY = 'sharedDeck';

/**
 * Holds the deck of an address until somebody has signed in and the page has started.
 * @returns whether the hash is one
 */
export function holdSharedDeck(hash: string): boolean {
	if (!hash.startsWith(DECK_HASH)) return false;
	sessionStorage.setItem(KEY, hash.slice(DECK_HASH.length));
	return true;
}

export const isDeckHeld = (): boolean => sessionStorage.getItem(KEY) !== null;

/** The held deck, which isn't held any more. */
export function takeHeldDeck(): string | null {
	const held = sessionStorage.getItem(KEY);
	sessionStorage.removeItem(KEY);
	return held;
}
