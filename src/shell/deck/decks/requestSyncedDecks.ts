import type { StoredDeck } from '@/domain/deck/storedDecks';
import { deckProfiles, syncedDecksRead } from '@/stores/deck/deckSettings';
import { syncedDecks } from '@/stores/deck/syncedDecks';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';

/** A running request for the account's synced decks. */
interface DecksRequest {
	readonly answered: Promise<readonly StoredDeck[]>;
	known: readonly StoredDeck[] | null;
}

let asked: { readonly session: Session; readonly decks: DecksRequest } | null = null;

export const hasNoDecks = (): boolean => preferences.get(deckProfiles).length === 0;

/**
 * On the account's first start on this device, requests its synced decks while the deck's code is loading, so that no
 * other columns are shown first. Later calls return the same request.
 * @returns null if this device has decks of its own, or has asked before
 */
export function requestSyncedDecks(session: Session): DecksRequest | null {
	if (!session.isMember || !hasNoDecks() || baseSettings.get(syncedDecksRead)) return null;
	if (asked?.session === session) return asked.decks;
	const decks: DecksRequest = { answered: syncedDecks(session), known: null };
	asked = { session, decks };
	decks.answered.then(
		answer => {
			decks.known = answer;
		},
		// openDeck reports failures.
		() => {},
	);
	return decks;
}

/** The same for the deck, which then shows them. */
export function takeSyncedDecks(session: Session): DecksRequest | null {
	const decks = requestSyncedDecks(session);
	asked = null;
	return decks;
}
