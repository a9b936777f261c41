import { readSharedDeck, type SharedDeck, SharedDeckError, writeSharedDeck } from '@/domain/deck/sharedDeck';
import { pathTo } from '@/domain/paths/pathTo';
import { canDeflate, deflateText, inflateText } from '@/platform/deflateText';
import { DECK_HASH } from './heldDeck';

/** The longest deck in a link; a longer one is a file (rules/deck#sharing). */
export const MAX_LINK_CHARACTERS = 8 * 1_024;
const MAX_BYTES = 512 * 1_024;

/** The address that leads to a deck; null if the deck is too long for one, or the browser can't pack it. */
export async function deckLink(deck: SharedDeck): Promise<string | null> {
	if (!canDeflate()) return null;
	const packed = await deflateText(writeSharedDeck(deck));
	return packed.length > MAX_LINK_CHARACTERS ? null : `${location.origin}${pathTo('index')}${DECK_HASH}${packed}`;
}

/**
 * The deck of a link.
 * @param link an address, or what is behind `#deck=` in it
 * @throws {SharedDeckError}
 */
export async function deckOfLink(link: string): Promise<SharedDeck> {
	const packed = link.trim().split(DECK_HASH).at(-1) ?? '';
	if (packed.length > MAX_LINK_CHARACTERS) throw new SharedDeckError('damaged');
	let text: string;
	try {
		text = await inflateText(packed, MAX_BYTES);
	} catch {
		throw new SharedDeckError(link.includes(DECK_HASH) ? 'damaged' : 'foreign');
	}
	return readSharedDeck(text);
}

/** @throws {SharedDeckError} */
export async function deckOfFile(file: File): Promise<SharedDeck> {
	if (file.size > MAX_BYTES) throw new SharedDeckError('foreign');
	return readSharedDeck(await file.text());
}

/** The deck as a file. */
export function deckFile(deck: SharedDeck, name: string): File {
	const stem = name.replace(/[\\/:*?"<>|]+/g, '-').trim() || 'deck';
	return new File([writeSharedDeck(deck)], `${stem}.deck.json`, { type: 'application/json' });
}
