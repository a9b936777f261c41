import { isRecord } from '@/base/isRecord';
import type { StoredColumn, StoredDeck } from '@/domain/deck/storedDecks';
import { isStoredDeck } from '@/domain/deck/storedDecks';
import { COLUMN_WIDTH } from '../../deck/deckOperations';

/** Kinds that have another name here. */
const KINDS: Readonly<Record<string, string>> = { roleTimeline: 'role' };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The decks that the network's own client kept in the registry before 2025.3.2-alpha.0, in our form
 * (rules/preferences#settings-from-before). Kinds of columns and fields that this version doesn't know are kept; what
 * is no deck is left out.
 * @param profiles by name
 */
export function earlierDecks(profiles: Fields): readonly StoredDeck[] {
	return Object.entries(profiles).flatMap(([name, stored]) => {
		if (!isRecord(stored) || !Array.isArray(stored.columns) || !Array.isArray(stored.layout)) return [];
		const columns = stored.columns.flatMap(column => columnFrom(column) ?? []);
		// The same on each device, so that a deck is taken over once.
		const deck = { id: `earlier ${name}`, name, columns, layout: stored.layout as unknown };
		return isStoredDeck(deck) ? [deck] : [];
	});
}

function columnFrom(column: unknown): StoredColumn | null {
	if (!isRecord(column) || typeof column.id !== 'string' || typeof column.type !== 'string') return null;
	const { tl, ...others } = column;
	const { name, width, height, withRenotes, withReplies, withSensitive, onlyFiles } = column;
	const isTimeline = column.type === 'tl' && typeof tl === 'string';
	return {
		...(isTimeline ? others : column),
		id: column.id,
		type: isTimeline ? tl : (KINDS[column.type] ?? column.type),
		// Its own client named columns after their kind; ours does so where there is no name.
		name: typeof name === 'string' && name !== '' ? name : null,
		width: typeof width === 'number' ? width : COLUMN_WIDTH,
		height: typeof height === 'number' ? height : 1,
		account: null,
		withRenotes: withRenotes !== false,
		withReplies: withReplies !== false,
		withSensitive: withSensitive !== false,
		onlyFiles: onlyFiles === true,
	};
}
