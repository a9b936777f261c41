// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { newColumn } from '@/stores/deck/deckOperations';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { columnAccountItems } from './columnAccountItems';

const account = (id: string, host = 'a.server'): StoredAccount => ({
	origin: `https://${host}`,
	host,
	id,
	username: id,
	name: null,
	avatarUrl: null,
	token: id,
});
vi.mock('@/stores/session/sessions', () => ({ sessionOf: (stored: StoredAccount) => ({ host: stored.host }) }));

const definition = (change: Partial<ColumnDefinition> = {}): ColumnDefinition =>
	({ kind: 'home', icon: 'home', options: [], isOffered: () => true, ...change }) as ColumnDefinition;

beforeEach(() => {
	const [mara, noor] = [account('mara'), account('noor', 'b.server')];
	accounts.setState({ all: [mara, noor], current: mara });
});

it('binds a column to another account, and back to the page’s own', () => {
	const choose = vi.fn();
	const items = columnAccountItems(newColumn('home'), definition(), choose);
	expect(items).toMatchObject([
		{ text: '@mara', checked: true },
		{ text: '@noor', caption: 'b.server', checked: false },
	]);
	for (const item of items) if (item.type === 'radio') item.onSelect();
	expect(choose.mock.calls).toEqual([[{ account: null }], [{ account: 'b.server/noor' }]]);
});

it('leaves out accounts whose server does not offer the column', () => {
	const isOffered: ColumnDefinition['isOffered'] = session => session.host === 'a.server';
	expect(columnAccountItems(newColumn('local'), definition({ isOffered }), vi.fn())).toHaveLength(1);
});

it('asks for a list of the other account, as the shown one is not theirs', () => {
	const items = columnAccountItems(
		newColumn('list', { target: { kind: 'list', id: 'l' } }),
		definition({ target: { kind: 'list', all: async () => [], none: 'deck.no_list' } }),
		vi.fn(),
	);
	expect(items.map(item => item.type)).toEqual(['radio', 'submenu']);
});
