// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { chooseAccount, type StoredAccount } from '@/stores/session/accounts';
import { ownedColumns } from './ownedColumns';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const mara: StoredAccount = {
	...{ origin: 'https://a.example', host: 'a.example', id: 'mara', username: 'mara', token: 'token' },
	...{ name: null, avatarUrl: null },
};
const source = (account: string | null) => ({ type: 'home', account, target: null, name: null, owner: null });

beforeEach(() => {
	chooseAccount(mara);
	preferences.set(deckProfiles, []);
	return deckStore.open('Deck');
});

it('are those that read with the account, also as one of several', () => {
	const columns = [
		newColumn('main'),
		newColumn('home', { name: 'Mine' }),
		newColumn('home', { name: 'Noor’s', account: 'b.example/noor' }),
		newColumn('merged', { name: 'Both', sources: [source(null), source('b.example/noor')] }),
		newColumn('merged', { name: 'Theirs', sources: [source('b.example/noor')] }),
	];
	deckStore.change(deck => ({ ...deck, columns, layout: columns.map(({ id }) => [id]) }));
	const titles = (key: string) => ownedColumns(key).flatMap(deck => deck.titles);
	expect(titles('a.example/mara')).toEqual(['Mine', 'Both']);
	expect(titles('b.example/noor')).toEqual(['Noor’s', 'Both', 'Theirs']);
});
