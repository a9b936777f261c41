// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { preferences } from '../preferences/Preferences';
import { DeckStore } from './DeckStore';
import { removeColumn, setWidth } from './deckOperations';

let store: DeckStore;
const kinds = () => store.deck.columns.map(column => column.type);

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	await preferences.load(localDatabase(), { server: 'a.server', account: 'a.server/mara' });
	preferences.set('deck.profiles', []);
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

	it('follows another tab, and takes nothing of it back', () => {
		store.change(deck => removeColumn(deck, 'local'));
		const theirs = { ...store.deck, name: 'theirs' };
		preferences.set('deck.profiles', [theirs]);
		expect(store.deck.name).toBe('theirs');
		expect(store.state.getState().canUndo).toBe(false);
		store.undo();
		expect(store.deck.name).toBe('theirs');
	});

	it('tells once of a change', () => {
		const told = vi.fn();
		store.state.subscribe(told);
		store.change(deck => setWidth(deck, 'home', 400));
		expect(told).toHaveBeenCalledOnce();
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
