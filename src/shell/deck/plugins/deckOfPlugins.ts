import type { ColumnWish } from '@workers/aiscript/aiscript.protocol';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import type { ColumnTarget } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, columnsInOrder, newColumn } from '@/stores/deck/deckOperations';
import type { DeckForPlugins } from '@/stores/plugins/deckForPlugins';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { awaitColumn } from '../awaitedColumn';
import { columnOfSession, columnSession } from '../column/columnSession';
import { columnTitle } from '../column/columnTitle';
import { columnDefinition } from '../columnRegistry';
import { findTarget } from './findTarget';

/** The deck as plugins have it (rules/plugins#columns). Its errors are told to programs, in the interpreter's language. */
export const deckOfPlugins: DeckForPlugins = {
	async offer(session, { kind, target: wanted, title }) {
		if (!deckStore.isOpen) return null;
		const definition = definitionFor(session, kind);
		const found = await targetFor(session, definition, wanted);
		const target: ColumnTarget | null =
			found && definition.target ? { kind: definition.target.kind, id: found.id } : null;
		const account = session === currentSession() ? null : session.key;
		const column = newColumn(kind, { account, target, name: title ?? found?.name ?? null });
		return {
			title: columnTitle(column, definition),
			kindTitle: textAt(definition.title),
			get isThere() {
				return columnOfSession(deckStore.deck, session, kind, target ?? undefined) !== undefined;
			},
			add() {
				awaitColumn(column.id);
				deckStore.change(deck => addColumn(deck, column));
			},
		};
	},
	columnsOf: session =>
		deckStore.isOpen
			? columnsInOrder(deckStore.deck)
					.filter(column => columnSession(column) === session)
					.map(column => ({ kind: column.type, title: columnTitle(column, columnDefinition(column.type)) }))
			: [],
};

/** @throws {Error} the account can't have such a column, or only a person can make it */
function definitionFor(session: Session, kind: string): ColumnDefinition {
	const definition = columnDefinition(kind);
	if (!definition) throw new Error(`There is no kind of column '${kind}'.`);
	if (kind === 'main' || definition.ask) throw new Error(`A column of the kind '${kind}' is only added by hand.`);
	if (!definition.isOffered(session)) throw new Error(`This account can have no column of the kind '${kind}'.`);
	return definition;
}

/** @throws {Error} it needs another one, or none; {ApiError} {NetworkError} it could not be looked for */
async function targetFor(
	session: Session,
	{ kind, target }: ColumnDefinition,
	wanted: ColumnWish['target'],
): Promise<NamedTarget | null> {
	if (!target && wanted === null) return null;
	if (!target) throw new Error(`A column of the kind '${kind}' has no target.`);
	if (wanted === null) throw new Error(`A column of the kind '${kind}' needs a target.`);
	const found = await findTarget(session, target, wanted);
	if (!found) throw new Error(`There is no target '${wanted}' for a column of the kind '${kind}'.`);
	return found;
}
