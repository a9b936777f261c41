import type { DeckColumn, DeckProfile } from './deck';

type TargetField = `${string}Id`;

/**
 * A column as it is stored on the device and among the synced preferences of an account: the id of its target stands
 * in a field that is named after the target's kind (`listId`, `antennaId`, `channelId`).
 */
export interface StoredColumn extends Omit<DeckColumn, 'target'> {
	readonly [field: TargetField]: unknown;
}

export interface StoredDeck extends Omit<DeckProfile, 'columns'> {
	readonly columns: readonly StoredColumn[];
}

/** So that decks that were just written are read as the objects that they were made from, and no column renders anew. */
const written = new WeakMap<readonly StoredDeck[], readonly DeckProfile[]>();

/** Reads stored decks; kinds and fields that this version does not know are kept. The same result for the same array. */
export function readDecks(stored: readonly StoredDeck[]): readonly DeckProfile[] {
	const known = written.get(stored);
	if (known) return known;
	const decks = stored.map(deck => ({ ...deck, columns: deck.columns.map(readColumn) }));
	written.set(stored, decks);
	return decks;
}

/** Decks in the form in which they are stored; `readDecks` gives them back. */
export function writeDecks(decks: readonly DeckProfile[]): StoredDeck[] {
	const stored = decks.map(deck => ({ ...deck, columns: deck.columns.map(writeColumn) }));
	written.set(stored, decks);
	return stored;
}

function readColumn(stored: StoredColumn): DeckColumn {
	const field = targetField(stored);
	if (field === undefined) return { ...stored, target: null };
	const { [field]: id, ...others } = stored;
	return { ...others, target: { kind: field.slice(0, -'Id'.length), id: String(id) } };
}

function writeColumn({ target, ...others }: DeckColumn): StoredColumn {
	return target === null ? others : { ...others, [`${target.kind}Id`]: target.id };
}

/** A target mostly has the name of the column's kind; where another field ends alike, that one counts. */
function targetField(stored: StoredColumn): TargetField | undefined {
	return [`${stored.type}Id`, ...Object.keys(stored)]
		.filter(isTargetField)
		.find(field => typeof stored[field] === 'string');
}

const isTargetField = (name: string): name is TargetField => name.endsWith('Id');
