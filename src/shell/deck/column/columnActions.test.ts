// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { currentSession } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toasts } from '@/ui/toast/toasts';
import { columnDefinition } from '../columnRegistry';
import { COLUMN_ACTIONS } from './columnActions';
import type { ShownColumn } from './columnPlaces';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const account = (username: string, host: string): StoredAccount => ({
	...{ origin: `https://${host}`, host, id: username, username, name: null, avatarUrl: null, token: username },
});

beforeEach(() => {
	preferences.set(deckProfiles, []);
	const [mara, noor] = [account('mara', 'a.example'), account('noor', 'b.example')];
	accounts.setState({ all: [mara, noor], current: mara });
	return deckStore.open('Deck');
});

/** The items of an action's submenu for the home column. */
function itemsOf(id: string): readonly MenuItem[] {
	const column = columnOf(deckStore.deck, 'home');
	const action = COLUMN_ACTIONS.flat().find(each => each.id === id);
	if (!column || !action || !('items' in action)) throw new Error('There is no such menu.');
	const shown: ShownColumn = {
		...{ session: currentSession(), column, definition: columnDefinition('home') },
		...{ anchor: document.body, refresh: undefined },
	};
	return action.items(shown) as readonly MenuItem[];
}
function select(items: readonly MenuItem[], name: string): void {
	const item = items.find(each => 'text' in each && each.text === name);
	if (item && 'onSelect' in item) item.onSelect?.();
}

it('a column that gets another account is no longer said to be of the one before', () => {
	const owner = { origin: 'https://c.example', username: 'rin' };
	deckStore.change(deck => changeColumn(deck, 'home', { account: 'c.example/rin', owner }));
	select(itemsOf('account'), '@noor');
	expect(columnOf(deckStore.deck, 'home')).toMatchObject({ account: 'b.example/noor', owner: null });
});

it('a column stays where the deck that it was to move to is gone meanwhile, and nothing else is said', () => {
	const { id } = deckStore.deck;
	deckStore.create('Other', 'empty');
	const other = deckStore.deck.id;
	deckStore.choose(id);
	const items = itemsOf('toDeck');
	preferences.update(deckProfiles, decks => decks.filter(deck => deck.id !== other));
	select(items, 'Other');
	expect(columnOf(deckStore.deck, 'home')).toBeDefined();
	expect(toasts.shown()).toEqual([]);
});
