import { describe, expect, it } from 'vitest';
import { readDecks, type StoredColumn, type StoredDeck, writeDecks } from './storedDecks';

const column = (change: Partial<StoredColumn> & { type: string }): StoredColumn => ({
	...{ id: change.type, name: null, width: 330, height: 1, account: null },
	...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
	...change,
});
const deckOf = (...columns: StoredColumn[]): StoredDeck => ({
	id: 'deck',
	name: 'Deck',
	columns,
	layout: columns.map(({ id }) => [id]),
});
const targetOf = (stored: StoredColumn) => readDecks([deckOf(stored)])[0]?.columns[0]?.target;

describe('stored decks', () => {
	it.each(['list', 'antenna', 'channel'])('hold the target of a %s column in a field of its own', kind => {
		expect(targetOf(column({ type: kind, [`${kind}Id`]: 'abc' }))).toEqual({ kind, id: 'abc' });
	});

	it('name the target, where a kind is called otherwise', () => {
		expect(targetOf(column({ type: 'userNotes', userId: 'mara' }))).toEqual({ kind: 'user', id: 'mara' });
	});

	it('have columns of nothing in particular', () => {
		expect(targetOf(column({ type: 'home' }))).toBeNull();
		expect(targetOf(column({ type: 'list' }))).toBeNull();
	});

	it('take the target that is named like the kind, and keep other ids', () => {
		const stored = column({ type: 'list', themeId: 'dusk', listId: 'friends' });
		expect(targetOf(stored)).toEqual({ kind: 'list', id: 'friends' });
	});

	it('are written as they were read: known columns, unknown kinds, unknown fields', () => {
		const stored = [
			{
				...deckOf(
					column({ type: 'home' }),
					column({ type: 'list', listId: 'friends', name: 'Friends', account: 'a.server/mara' }),
					column({ type: 'antenna', antennaId: 'bread' }),
					column({ type: 'channel', channelId: 'galley' }),
					{ ...column({ type: 'notifications' }), excludeTypes: ['reaction', 'login'] },
					column({ type: 'list', themeId: 'dusk', listId: 'friends' }),
					column({ type: 'tide', ...{ harbour: { depth: 3 }, roleId: 'pilot', hourId: 7 } }),
				),
				...{ wallpaper: 'fog' },
			},
		];
		const again = writeDecks(readDecks(JSON.parse(JSON.stringify(stored)) as StoredDeck[]).map(deck => ({ ...deck })));
		expect(again).toEqual(stored);
	});

	it('are read as the objects that were written', () => {
		const decks = readDecks([deckOf(column({ type: 'home' }))]);
		const stored = writeDecks(decks);
		expect(readDecks(stored)).toBe(decks);
		expect(readDecks(stored)[0]?.columns[0]).toBe(decks[0]?.columns[0]);
	});
});
