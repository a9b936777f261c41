// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { readDecks, type StoredDeck } from '@/domain/deck/storedDecks';
import { localDatabase } from '@/platform/localDatabase';
import { Preferences, preferences } from '../preferences/Preferences';
import { deckStore } from './DeckStore';
import { addColumn, newColumn, removeColumn } from './deckOperations';
import { deckProfiles } from './deckSettings';
import { renameColumns } from './renameColumns';

const list = { kind: 'list', id: 'l1' };
const names = () => deckStore.deck.columns.filter(({ type }) => type === 'list').map(({ name }) => name);

beforeEach(async () => {
	vi.restoreAllMocks();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	await preferences.load(localDatabase(), { key: 'a.server/mara' });
	preferences.set(deckProfiles, []);
	deckStore.open('Deck');
});

it('renames the columns that are called after a list, and leaves the names that somebody gave', () => {
	for (const name of ['Crew', 'My crew']) {
		deckStore.change(deck => addColumn(deck, newColumn('list', { target: list, name })));
	}
	deckStore.change(deck => addColumn(deck, newColumn('list', { target: { kind: 'list', id: 'l2' }, name: 'Crew' })));
	renameColumns(list, 'Crew', 'Sailors');
	expect(names()).toEqual(['Sailors', 'My crew', 'Crew']);
});

it('keeps the new name when earlier changes are taken back, and renames in other decks too', () => {
	deckStore.change(deck => addColumn(deck, newColumn('list', { target: list, name: 'Crew' })));
	deckStore.change(deck => removeColumn(deck, 'local'));
	deckStore.create('Other', 'copy');
	renameColumns(list, 'Crew', 'Sailors');
	const all = readDecks(preferences.get(deckProfiles)).flatMap(({ columns }) => columns);
	expect(all.filter(({ type }) => type === 'list').map(({ name }) => name)).toEqual(['Sailors', 'Sailors']);
	deckStore.undo();
	deckStore.undo();
	expect(names()).toEqual(['Sailors']);
});

it('leaves what another tab has stored meanwhile, and decks of another form, where no deck is on the page', async () => {
	deckStore.change(deck => addColumn(deck, newColumn('list', { target: list, name: 'Crew' })));
	await preferences.settled();
	vi.spyOn(deckStore, 'isOpen', 'get').mockReturnValue(false);
	const other = new Preferences();
	await other.load(localDatabase(), { key: 'a.server/mara' });
	const foreign = { id: 'foreign', name: 'Foreign' } as unknown as StoredDeck;
	other.update(deckProfiles, decks => [...decks.map(deck => ({ ...deck, name: 'Renamed' })), foreign]);
	await other.settled();
	renameColumns(list, 'Crew', 'Sailors');
	await preferences.settled();
	await other.refresh();
	expect(other.get(deckProfiles)).toMatchObject([{ name: 'Renamed' }, foreign]);
	expect(other.get(deckProfiles)[0]?.columns.find(({ type }) => type === 'list')?.name).toBe('Sailors');
});

it('renames the timelines of merged columns', () => {
	const sources = [{ type: 'list', account: null, target: list, name: 'Crew', owner: null }];
	deckStore.change(deck => addColumn(deck, { ...newColumn('merged', {}), sources }));
	renameColumns(list, 'Crew', 'Sailors');
	expect(deckStore.deck.columns.find(({ type }) => type === 'merged')?.sources).toMatchObject([{ name: 'Sailors' }]);
});
