import type { StoredDeck } from '@/domain/deck/storedDecks';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { afterStart } from '@/platform/afterStart';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles, syncedDecksRead } from '@/stores/deck/deckSettings';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { rememberShownKinds } from '../../startPlan';
import { awaitColumn } from '../awaitedColumn';
import { hasNoDecks, takeSyncedDecks } from './requestSyncedDecks';

/** Where notes come all the time, the page may never be idle, and its decks have to be kept all the same. */
const WATCHED_WITHIN_MS = 1_000;

/** Reads the decks of this account, and stores which columns are shown for the next start. */
export function openDeck(): void {
	const asked = takeSyncedDecks(currentSession());
	if (asked?.known) adopt(asked.known);
	deckStore.open(text.deck.defaultName);
	deckStore.state.subscribe(({ deck }) => rememberShownKinds(deck));
	rememberShownKinds(deckStore.deck);
	const { key } = currentSession();
	afterStart(
		() => void import('../history/watchDeckHistory').then(each => each.watchDeckHistory(key), console.warn),
		WATCHED_WITHIN_MS,
	);
	if (asked && !asked.known) void adoptLate(asked.answered);
}

/** Shows the account's synced decks. */
function adopt(decks: readonly StoredDeck[]): void {
	baseSettings.set(syncedDecksRead, true);
	if (decks.length > 0) preferences.set(deckProfiles, [...decks]);
}

/** The same if the columns of a default deck are visible already. */
async function adoptLate(answered: Promise<readonly StoredDeck[]>): Promise<void> {
	try {
		const decks = await answered;
		// Decks changed here meanwhile are kept.
		const wanted = hasNoDecks() ? decks : [];
		adopt(wanted);
		if (wanted.length === 0) return;
		const main = deckStore.deck.columns.find(({ type }) => type === 'main');
		// The requested page is now in another column.
		if (main && location.pathname !== pathTo('index')) awaitColumn(main.id);
	} catch (error) {
		console.warn('The decks on the server could not be read.', error);
	}
}
