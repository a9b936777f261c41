import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { showColumn } from '../hotkeys/regionKeys';
import { awaitColumn } from './awaitedColumn';
import { columnOfSession, columnSession } from './columnSession';

/** Leads to the first column of this kind that the account has in the deck; without one it is added. */
export function showColumnOf(session: Session, kind: string): void {
	const known = columnOfSession(deckStore.deck, session, kind);
	if (known) {
		showColumn(known.id);
		return;
	}
	const from = deckStore.deck.columns.find(column => columnSession(column) === session);
	const column = newColumn(kind, { account: from?.account ?? null });
	awaitColumn(column.id);
	deckStore.change(deck => addColumn(deck, column, from?.id));
}
