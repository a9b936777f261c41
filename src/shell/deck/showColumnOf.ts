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
	/** The kind of the column. */
	readonly column: string;
	readonly target?: ColumnTarget;
	/** The name if it is added; by default that of its kind. */
	readonly name?: string;
}

/** Scrolls to the account's first column of this kind and target; adds it if there is none. */
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
