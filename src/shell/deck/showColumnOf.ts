import type { ColumnTarget } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { showColumn } from '../hotkeys/regionKeys';
import { awaitColumn } from './awaitedColumn';
import { columnOfSession, columnSession } from './column/columnSession';

interface WantedColumn {
	readonly session: Session;
	/** Its kind. */
	readonly column: string;
	readonly target?: ColumnTarget;
	/** What it is called if it is added; absent: as its kind is. */
	readonly name?: string;
}

/** Leads to the first column of this kind and target that the account has in the deck; without one it is added. */
export function showColumnOf({ session, column: kind, target, name }: WantedColumn): void {
	const known = columnOfSession(deckStore.deck, session, kind, target);
	if (known) {
		showColumn(known.id);
		return;
	}
	const beside = deckStore.deck.columns.find(column => columnSession(column) === session);
	const account = session === currentSession() ? null : session.key;
	const column = newColumn(kind, { account, target: target ?? null, name: name ?? null });
	awaitColumn(column.id);
	deckStore.change(deck => addColumn(deck, column, beside?.id));
}
