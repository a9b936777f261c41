import type { StoredDeck } from '@/domain/deck/storedDecks';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles, syncedDecksRead } from '@/stores/deck/deckSettings';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { rememberShownKinds } from '../../startPlan';
import { awaitColumn, awaitStart } from '../awaitedColumn';
import { hasNoDecks, takeSyncedDecks } from './requestSyncedDecks';

/** While the account's synced decks take the place of those that a device without any starts with. */
let isAdopting = false;

/** Reads the decks of this account, keeps those that are changed, and stores which columns are shown for the next start. */
export function openDeck(): void {
	const asked = takeSyncedDecks(currentSession());
	if (asked?.known) adopt(asked.known);
	deckStore.open(text.deck.defaultName);
	deckStore.state.subscribe(({ deck }) => rememberShownKinds(deck));
	rememberShownKinds(deckStore.deck);
	const { key } = currentSession();
	// From the first change on: its code comes with it. Later changes don't wait for another import, and for the texts that
	// others load meanwhile: the page may be left at any moment.
	let code: Promise<typeof import('../history/keepChangedDecks')> | undefined;
	deckStore.state.subscribe(({ profiles }, before) => {
		if (profiles === before.profiles || isAdopting) return;
		code ??= import('../history/keepChangedDecks');
		code.then(
			each => each.keepChangedDecks(key, before.profiles, profiles),
			error => {
				code = undefined;
				console.warn(error);
			},
		);
	});
	if (asked && !asked.known) void adoptLate(asked.answered);
}

/** Shows the account's synced decks. */
function adopt(decks: readonly StoredDeck[]): void {
	isAdopting = true;
	baseSettings.set(syncedDecksRead, true);
	if (decks.length > 0) preferences.set(deckProfiles, [...decks]);
	isAdopting = false;
}

/** The same if the columns of a default deck are visible already. */
async function adoptLate(answered: Promise<readonly StoredDeck[]>): Promise<void> {
	try {
		const decks = await answered;
		// Decks changed here meanwhile are kept.
		const wanted = hasNoDecks() ? decks : [];
		const isAtStart = location.pathname === pathTo('index');
		if (wanted.length > 0 && isAtStart) awaitStart();
		adopt(wanted);
		if (wanted.length === 0) return;
		const main = deckStore.deck.columns.find(({ type }) => type === 'main');
		// The requested page is now in another column.
		if (main && !isAtStart) awaitColumn(main.id);
	} catch (error) {
		console.warn('The decks on the server could not be read.', error);
	}
}
