import { isRecord } from '@/base/isRecord';
import type { DeckColumn, DeckProfile } from './deck';

type TargetField = `${string}Id`;

/**
 * A column as stored on the device and in the synced preferences of an account. The target's id is in a field named
 * after the target's kind (`listId`, `antennaId`, `channelId`).
 */
export interface StoredColumn extends Omit<DeckColumn, 'target'> {
	readonly [field: TargetField]: unknown;
}

export interface StoredDeck extends Omit<DeckProfile, 'columns'> {
	readonly columns: readonly StoredColumn[];
}

/**
 * Remembers which decks a stored array was made from, so that reading it back gives the same objects and no column
 * renders again.
 */
const written = new WeakMap<readonly StoredDeck[], readonly DeckProfile[]>();

/**
 * Reads stored decks; kinds and fields that this version doesn't know are kept. The same array gives the same result.
 */
export function readDecks(stored: readonly StoredDeck[]): readonly DeckProfile[] {
	const known = written.get(stored);
	if (known) return known;
	const decks = stored.map(deck => ({ ...deck, columns: deck.columns.map(readColumn) }));
	written.set(stored, decks);
	return decks;
}

/** Decks in the form in which they are stored; the inverse of `readDecks`. */
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

/**
 * The field with the target's id. It is usually named after the column's kind; otherwise any field ending in `Id`
 * counts.
 */
function targetField(stored: StoredColumn): TargetField | undefined {
	return [`${stored.type}Id`, ...Object.keys(stored)]
		.filter(isTargetField)
		.find(field => typeof stored[field] === 'string');
}

const isTargetField = (name: string): name is TargetField => name.endsWith('Id');
const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether it is a deck of ours: other clients use the same name for decks of their own. */
export function isStoredDeck(value: unknown): value is StoredDeck {
	if (!isRecord(value) || !isText(value.id) || !isText(value.name)) return false;
	const { columns, layout } = value;
	return (
		Array.isArray(columns) &&
		columns.every(isColumn) &&
		Array.isArray(layout) &&
		layout.every(stack => Array.isArray(stack) && stack.every(isText))
	);
}

function isColumn(value: unknown): value is StoredColumn {
	if (!isRecord(value)) return false;
	const { id, type, name, width, height, account } = value;
	return (
		isText(id) &&
		isText(type) &&
		(name === null || isText(name)) &&
		typeof width === 'number' &&
		typeof height === 'number' &&
		(account === null || isText(account))
	);
}
