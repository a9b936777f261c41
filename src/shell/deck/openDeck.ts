import { text } from '@/i18n/t';
import { deckStore } from '@/stores/deck/DeckStore';
import { syncedDecks } from '@/stores/deck/syncedDecks';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { rememberShownKinds } from '../startPlan';
import { awaitColumn } from './awaitedColumn';

/** Reads the decks of this account, and notes for the next start which columns are shown. */
export function openDeck(): void {
	deckStore.open(text.deck.defaultName);
	deckStore.state.subscribe(({ deck }) => rememberShownKinds(deck));
	rememberShownKinds(deckStore.deck);
	if (hasNone() && !baseSettings.get('syncedDecksRead')) void adoptSynced();
}

const hasNone = () => preferences.get('deck.profiles').length === 0;

/** At the account's first start on this device: shows the decks that it keeps on its server. */
async function adoptSynced(): Promise<void> {
	const session = currentSession();
	if (!session.isMember) return;
	try {
		const decks = await syncedDecks(session);
		baseSettings.set('syncedDecksRead', true);
		// What was changed here meanwhile stays.
		if (decks.length === 0 || !hasNone()) return;
		preferences.set('deck.profiles', [...decks]);
		const main = deckStore.deck.columns.find(({ type }) => type === 'main');
		// The page that was asked for stands elsewhere now.
		if (main && location.pathname !== '/') awaitColumn(main.id);
	} catch (error) {
		console.warn('The decks on the server could not be read.', error);
	}
}
