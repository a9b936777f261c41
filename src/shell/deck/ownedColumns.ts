import type { ColumnsOf } from '@/blocks/settings/ColumnsOf';
import { columnReaders } from '@/domain/deck/columnReaders';
import { isStoredDeck, readDecks } from '@/domain/deck/storedDecks';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { columnTitle } from './column/columnTitle';
import { columnDefinition } from './columnRegistry';

/** In the decks of the page's account. Columns without an account are of that one; the main column is of none. */
export const ownedColumns: ColumnsOf = key => {
	const isPages = key === currentSession().key;
	return decks().flatMap(({ name, columns }) => {
		const isOwned = (account: string | null) => (account ?? (isPages ? key : null)) === key;
		const owned = columns.filter(column => column.type !== 'main' && columnReaders(column).some(isOwned));
		const titles = owned.map(column => columnTitle(column, columnDefinition(column.type)));
		return titles.length > 0 ? [{ deck: name || text.deck.defaultName, titles }] : [];
	});
};

/** In other layouts than the deck they are only stored. */
const decks = () =>
	deckStore.isOpen
		? deckStore.state.getState().profiles
		: readDecks(preferences.get(deckProfiles).filter(isStoredDeck));
