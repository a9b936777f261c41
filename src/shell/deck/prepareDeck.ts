import { currentSession } from '@/stores/session/sessions';
import { openDeck } from './decks/openDeck';
import { watchLastDeck } from './watchLastDeck';

/** Reads the account's decks before the layout is rendered, and keeps what the columns look like for the next start. */
export function prepareDeck(root: HTMLElement): void {
	openDeck();
	watchLastDeck(root, currentSession());
}
