// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type StoredDeck, writeDecks } from '@/domain/deck/storedDecks';
import { localDatabase } from '@/platform/localDatabase';
import { Preferences, preferences } from '../preferences/Preferences';
import { DeckStore } from './DeckStore';
import { changeColumn, moveColumn, newColumn, removeColumn, setWidth, stackLeft } from './deckOperations';
import { deckProfile, deckProfiles } from './deckSettings';

let store: DeckStore;
const kinds = () => store.deck.columns.map(column => column.type);

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	await preferences.load(localDatabase(), { key: 'a.server/mara' });
	preferences.set(deckProfiles, []);
	store = new DeckStore();
	store.open('Deck');
});

describe('the deck store', () => {
	it('takes changes back, one after the other', () => {
		store.change(deck => removeColumn(deck, 'local'));
		store.change(deck => removeColumn(deck, 'home'));
		expect(kinds()).not.toContain('home');
		store.undo();
		expect(kinds()).toContain('home');
		expect(kinds()).not.toContain('local');
		store.undo();
		expect(kinds()).toContain('local');
		expect(store.state.getState().canUndo).toBe(false);
	});

	it('orders the columns as they show when a deck is read or chosen, and leaves them where they are at a change', () => {
		store.change(deck => moveColumn(deck, 'local', 'left'));
		store.change(deck => stackLeft(deck, 'local'));
		expect(store.deck.layout.flat()).toEqual(['main', 'notifications', 'local', 'home']);
		expect(kinds()).toEqual(['main', 'notifications', 'home', 'local']);
		const { id } = store.deck;
		store.create('Other', 'empty');
		store.choose(id);
		expect(kinds()).toEqual(['main', 'notifications', 'local', 'home']);
		const again = new DeckStore();
		again.open('Deck');
		expect(again.deck.columns.map(({ type }) => type)).toEqual(store.deck.layout.flat());
	});

	describe('showing a deck that was stored in another order', () => {
		const order = () => store.deck.columns.map(({ id }) => id);
		const stored = (layout: readonly string[], ids: readonly string[] = ['a', 'b', 'c']) =>
			writeDecks([
				{ id: 'one', name: 'One', columns: ids.map(id => newColumn('home', { id })), layout: layout.map(id => [id]) },
			]);
		beforeEach(() => {
			preferences.set(deckProfiles, stored(['a', 'c', 'b']));
			store = new DeckStore();
			store.open('Deck');
		});

		it('leaves the columns where they are when a deck is amended', () => {
			store.amend(deck => changeColumn(deck, 'a', { widgets: ['memo'] }));
			expect(store.deck.columns[0]?.widgets).toEqual(['memo']);
			expect(order()).toEqual(['a', 'c', 'b']);
		});

		it('leaves them where they are when the first change is undone', () => {
			store.change(deck => setWidth(deck, 'a', 400));
			store.undo();
			expect(store.deck.columns[0]?.width).toBe(330);
			expect(order()).toEqual(['a', 'c', 'b']);
		});

		it('leaves those that stay where they are when another tab changes the deck', () => {
			preferences.set(deckProfiles, stored(['d', 'b', 'a'], ['a', 'b', 'd']));
			expect(store.deck.layout.flat()).toEqual(['d', 'b', 'a']);
			expect(order()).toEqual(['a', 'b', 'd']);
			preferences.set(deckProfiles, stored(['d', 'b', 'c', 'a'], ['d', 'b', 'c', 'a']));
			expect(order()).toEqual(['a', 'b', 'd', 'c']);
		});
	});

	it('orders the columns as they show when the decks of a new device arrive', () => {
		const columns = ['main', 'home', 'notifications'].map(kind => newColumn(kind, { id: kind }));
		preferences.set(
			deckProfiles,
			writeDecks([{ id: store.deck.id, name: 'Mine', columns, layout: columns.map(({ id }) => [id]) }]),
		);
		expect(kinds()).toEqual(['main', 'home', 'notifications']);
	});

	it('keeps what is no part of the layout when changes are taken back', () => {
		store.change(deck => removeColumn(deck, 'local'));
		store.amend(deck => changeColumn(deck, 'home', { widgets: ['memo'] }));
		store.undo();
		expect(kinds()).toContain('local');
		expect(store.deck.columns.find(({ id }) => id === 'home')?.widgets).toEqual(['memo']);
		expect(store.state.getState().canUndo).toBe(false);
	});

	it('takes a given change back only while it is the last one', () => {
		store.change(deck => removeColumn(deck, 'local'));
		const removal = store.lastChange;
		store.change(deck => setWidth(deck, 'home', 400));
		store.undo(removal);
		expect(store.deck.columns.find(({ id }) => id === 'home')?.width).toBe(400);
		store.undo();
		store.amend(deck => changeColumn(deck, 'home', { widgets: ['memo'] }));
		store.undo();
		store.redo();
		expect(store.lastChange).toBe(removal);
		store.undo(removal);
		expect(kinds()).toContain('local');
	});

	it('makes undone changes again, until something else is changed', () => {
		store.change(deck => removeColumn(deck, 'local'));
		store.undo();
		store.redo();
		expect(kinds()).not.toContain('local');
		expect(store.state.getState()).toMatchObject({ canUndo: true, canRedo: false });
		store.undo();
		store.change(deck => removeColumn(deck, 'home'));
		expect(store.state.getState().canRedo).toBe(false);
		store.redo();
		expect(kinds()).toContain('local');
	});

	it('takes back what happened to whole decks, and shows the deck that it happened to', () => {
		const first = store.deck.id;
		store.change(deck => setWidth(deck, 'home', 400));
		const columns = store.deck.columns;
		store.reset();
		expect(store.deck.columns).not.toEqual(columns);
		store.undo();
		expect(store.deck.columns).toEqual(columns);
		store.create('Second', 'empty');
		store.remove();
		expect(store.deck.id).toBe(first);
		store.undo();
		expect(store.deck.name).toBe('Second');
		store.choose(first);
		expect(store.state.getState().canUndo).toBe(true);
		store.undo();
		expect(store.state.getState().profiles).toHaveLength(1);
	});

	it('moves a column to another deck, under another id where that is taken', () => {
		const first = store.deck.id;
		store.create('Second', 'copy');
		store.choose(first);
		store.moveTo('local', store.state.getState().profiles[1]?.id ?? '');
		expect(kinds()).not.toContain('local');
		store.choose(store.state.getState().profiles[1]?.id ?? '');
		expect(kinds().filter(kind => kind === 'local')).toHaveLength(2);
		expect(new Set(store.deck.layout.flat()).size).toBe(5);
		store.undo();
		expect(store.deck.id).toBe(first);
		expect(kinds()).toContain('local');
	});

	it('moves main only to a deck that has none', () => {
		const { deck } = store;
		const main = deck.columns.find(({ type }) => type === 'main')?.id ?? '';
		store.create('Copy', 'copy');
		const copy = store.deck.id;
		store.create('Blank', 'empty');
		const blank = store.deck.id;
		store.choose(deck.id);
		store.moveTo(main, copy);
		expect(kinds()).toContain('main');
		store.moveTo(main, blank);
		expect(kinds()).not.toContain('main');
		store.choose(blank);
		expect(kinds()).toEqual(['main']);
	});

	it('follows another tab, and takes nothing of it back', () => {
		store.change(deck => removeColumn(deck, 'local'));
		const theirs = { ...store.deck, name: 'theirs' };
		preferences.set(deckProfiles, writeDecks([theirs]));
		expect(store.deck.name).toBe('theirs');
		expect(store.state.getState().canUndo).toBe(false);
		store.undo();
		expect(store.deck.name).toBe('theirs');
	});

	it('stores the deck that it changed, and leaves others as another tab stored them', async () => {
		const database = memoryDatabase();
		const tab = async () => {
			const stored = new Preferences();
			await stored.load(Promise.resolve(database), { key: 'a.server/mara' });
			const decks = new DeckStore(stored);
			decks.open('Deck');
			return { stored, decks };
		};
		const first = await tab();
		first.decks.create('Second', 'empty');
		await first.stored.settled();
		const second = await tab();
		first.decks.choose('default');
		first.decks.change(deck => setWidth(deck, 'home', 444));
		first.decks.create('Third', 'empty');
		await first.stored.settled();
		second.decks.rename('Renamed');
		await second.stored.settled();
		for (const { decks } of [second, await tab()]) {
			const { profiles } = decks.state.getState();
			expect(profiles.map(({ name }) => name)).toEqual(['Deck', 'Renamed', 'Third']);
			expect(profiles[0]?.columns.find(({ id }) => id === 'home')?.width).toBe(444);
		}
		await first.stored.refresh();
		first.decks.remove();
		await first.stored.settled();
		second.decks.choose('default');
		await second.stored.settled();
		expect((await tab()).decks.state.getState().profiles.map(({ name }) => name)).not.toContain('Third');
	});

	it('leaves decks as another tab stored them while there is one of another form', async () => {
		const database = memoryDatabase();
		const tab = async () => {
			const stored = new Preferences();
			await stored.load(Promise.resolve(database), { key: 'a.server/mara' });
			return { stored, decks: new DeckStore(stored) };
		};
		const first = await tab();
		const layout = { columns: [], layout: [] };
		const foreign = { id: 'foreign', name: 'Foreign' } as unknown as StoredDeck;
		const ours = ['One', 'Two'].map(name => ({ id: name, name, ...layout }));
		first.stored.set(deckProfiles, [...writeDecks(ours), foreign]);
		await first.stored.settled();
		const second = await tab();
		for (const { decks } of [first, second]) decks.open('Deck');
		first.stored.update(deckProfiles, all => all.map(deck => (deck.id === 'Two' ? { ...deck, name: 'Theirs' } : deck)));
		await first.stored.settled();
		second.decks.rename('Renamed');
		await second.stored.settled();
		const third = await tab();
		third.decks.open('Deck');
		expect(third.decks.state.getState().profiles.map(({ name }) => name)).toEqual(['Renamed', 'Theirs']);
	});

	it('leaves a deck of another form as it was stored, and the columns of ours as they are', () => {
		const foreign = { id: 'foreign', name: 'Foreign' } as unknown as StoredDeck;
		preferences.set(deckProfiles, [foreign, ...writeDecks([store.deck])]);
		store.rename('Renamed');
		const { columns } = store.deck;
		store.change(deck => setWidth(deck, 'home', 400));
		expect(preferences.get(deckProfiles)).toContainEqual(foreign);
		expect(store.state.getState().profiles.map(({ name }) => name)).toEqual(['Renamed']);
		expect(store.deck.columns[0]).toBe(columns[0]);
		store.undo();
		expect(preferences.get(deckProfiles)).toContainEqual(foreign);
	});

	it('takes a change back after another tab has chosen another deck', () => {
		const first = store.deck.id;
		store.create('Second', 'empty');
		const second = store.deck.id;
		store.choose(first);
		store.change(deck => removeColumn(deck, 'local'));
		preferences.set(deckProfile, second);
		expect(store.deck.name).toBe('Second');
		store.undo();
		expect(store.deck.id).toBe(first);
		expect(kinds()).toContain('local');
	});

	it('puts a deck back at its place', () => {
		const first = store.deck.id;
		store.create('Second', 'empty');
		store.choose(first);
		store.remove();
		store.undo();
		expect(store.state.getState().profiles.map(({ name }) => name)).toEqual(['Deck', 'Second']);
	});

	it('reads decks as they were stored before, and stores them so', () => {
		const list = { ...{ id: 'friends', type: 'list', name: 'Friends', listId: 'abc' }, ...{ flexible: true } };
		const tide = { ...{ id: 'tide', type: 'tide', name: null, poolId: 'def' }, ...{ depth: 3 } };
		const place = { width: 330, height: 1, account: null };
		const filter = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };
		const columns = [list, tide].map(column => ({ ...column, ...place, ...filter }));
		const kept: StoredDeck = { id: 'kept', name: 'Kept', columns, layout: [['friends'], ['tide']] };
		preferences.set(deckProfiles, [kept]);
		expect(store.deck.columns[0]?.target).toEqual({ kind: 'list', id: 'abc' });
		store.rename('Renamed');
		expect(preferences.get(deckProfiles)).toEqual([{ ...kept, name: 'Renamed' }]);
	});

	it('leaves the columns as they are that a change does not concern', () => {
		const [first, second] = store.deck.columns;
		store.change(deck => setWidth(deck, first?.id ?? '', 400));
		expect(store.deck.columns[1]).toBe(second);
	});

	it('tells once of a change', () => {
		const told = vi.fn();
		store.state.subscribe(told);
		store.change(deck => setWidth(deck, 'home', 400));
		expect(told).toHaveBeenCalledOnce();
	});

	describe('changing a deck that is not shown', () => {
		const shown: string[] = [];
		const names = () => store.state.getState().profiles.map(({ name }) => name);
		const isChosen = vi.fn();
		let first = '';
		beforeEach(() => {
			first = store.deck.id;
			store.create('Second', 'copy');
			shown.splice(0);
			isChosen.mockClear();
			const ends = [
				store.state.subscribe(({ deck }) => shown.push(deck.name)),
				preferences.subscribe(deckProfile, isChosen),
			];
			return () => {
				for (const end of ends) end();
			};
		});

		it.each([
			['changes a column', () => store.change(deck => setWidth(deck, 'home', 400), first), ['Deck', 'Second']],
			['renames it', () => store.rename('Renamed', first), ['Renamed', 'Second']],
			['deletes it', () => store.remove(first), ['Second']],
		])('%s, and shows the other one all the time', (_what, change, after) => {
			change();
			expect(names()).toEqual(after);
			expect(new Set(shown)).toEqual(new Set(['Second']));
			expect(isChosen).not.toHaveBeenCalled();
			store.undo();
			expect([store.deck.id, store.deck.name]).toEqual([first, 'Deck']);
			expect(store.deck.columns.find(({ id }) => id === 'home')?.width).toBe(330);
			store.redo();
			expect(names()).toEqual(after);
		});

		it('does nothing where it was deleted', () => {
			store.remove(first);
			const { lastChange } = store;
			expect(store.change(deck => setWidth(deck, 'home', 400), first)).toBe(false);
			store.rename('Renamed', first);
			store.remove(first);
			expect([names(), store.lastChange]).toEqual([['Second'], lastChange]);
		});
	});

	it('shows the deck of a change that is taken back again after it was made again', () => {
		const first = store.deck.id;
		store.create('Second', 'empty');
		const second = store.deck.id;
		store.choose(first);
		store.change(deck => setWidth(deck, 'home', 400));
		store.undo();
		store.choose(second);
		store.redo();
		store.choose(second);
		store.undo();
		expect(store.deck.id).toBe(first);
	});

	it('chooses among several decks', () => {
		const first = store.deck.id;
		store.create('Second', 'empty');
		expect(store.deck.name).toBe('Second');
		store.choose(first);
		expect(store.deck.id).toBe(first);
	});

	it('begins a further deck without columns, or as a copy that goes its own way', () => {
		store.change(deck => setWidth(deck, 'home', 400));
		const { id: first, columns } = store.deck;
		store.create('Copy', 'copy');
		expect(store.deck.columns).toEqual(columns);
		store.change(deck => removeColumn(deck, 'home'));
		store.create('Blank', 'empty');
		expect(store.deck).toMatchObject({ name: 'Blank', columns: [], layout: [] });
		store.choose(first);
		expect(store.deck.columns).toEqual(columns);
	});
});
