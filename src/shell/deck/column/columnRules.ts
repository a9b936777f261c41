import { lazyAction } from '@/blocks/actions/lazyAction';
import { readSources } from '@/domain/deck/columnSources';
import type { DeckColumn } from '@/domain/deck/deck';
import { loadColumnRules } from '@/features/columnRules';
import { loadListen } from '@/features/sounds';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, columnsInOrder } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { columnDefinition } from '../columnRegistry';
import { columnSession } from './columnSession';
import { columnTitle } from './columnTitle';

const open = lazyAction(loadColumnRules, rules => rules.openColumnRules);
const hear = lazyAction(loadListen, sounds => sounds.listen);

/** The sessions that a column reads with. */
function sessionsOf(column: DeckColumn): readonly (Session | undefined)[] {
	const sources = readSources(column.sources);
	return sources.length === 0
		? [columnSession(column)]
		: sources.map(({ account }) => columnSession({ ...column, account }));
}

/** Opens the rules of a column. Notes can be sent to timelines of the deck that read with the same account. */
export function openRules({ id }: DeckColumn): void {
	const { deck: opened } = deckStore;
	const column = columnOf(opened, id);
	if (!column) return;
	open({
		id,
		deckId: opened.id,
		title: columnTitle(column, columnDefinition(column.type)),
		targets: () =>
			columnsInOrder(deckStore.deckOf(opened.id) ?? opened)
				.filter(other => other.id !== id && columnDefinition(other.type)?.isTimeline === true)
				.map(other => ({
					id: other.id,
					name: columnTitle(other, columnDefinition(other.type)),
					isOfSameAccount: sessionsOf(column).includes(columnSession(other)),
				})),
		hear: sound => hear('note', sound),
	});
}
