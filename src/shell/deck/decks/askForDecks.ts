import type { StoredDeck } from '@/domain/deck/storedDecks';
import { deckProfiles, syncedDecksRead } from '@/stores/deck/deckSettings';
import { syncedDecks } from '@/stores/deck/syncedDecks';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';

/** The decks that an account keeps on its server, once they are known. */
interface AskedDecks {
	readonly answered: Promise<readonly StoredDeck[]>;
	known: readonly StoredDeck[] | null;
}

let asked: { readonly session: Session; readonly decks: AskedDecks } | null = null;

export const hasNoDecks = (): boolean => preferences.get(deckProfiles).length === 0;

/**
 * At the account's first start on this device, its decks are asked for while the deck's code is still loading, so that
 * no other columns show first. Asked for again before they are taken, it is the same request.
 * @returns null where this device has decks of its own, or has asked before
 */
export function askForDecks(session: Session): AskedDecks | null {
	if (!session.isMember || !hasNoDecks() || baseSettings.get(syncedDecksRead)) return null;
	if (asked?.session === session) return asked.decks;
	const decks: AskedDecks = { answered: syncedDecks(session), known: null };
	asked = { session, decks };
	decks.answered.then(
		answer => {
			decks.known = answer;
		},
		// openDeck tells why they could not be read.
		() => {},
	);
	return decks;
}

/** The same for the deck that shows them. */
export function takeAskedDecks(session: Session): AskedDecks | null {
	const decks = askForDecks(session);
	asked = null;
	return decks;
}
