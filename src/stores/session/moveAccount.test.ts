// @vitest-environment bundled-happy-dom
import { afterEach, expect, it } from 'vitest';
import { accounts, type StoredAccount } from './accounts';
import { moveAccount } from './moveAccount';

const account = (id: string): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null },
	token: `token of ${id}`,
});
const keep = (...ids: string[]) => localStorage.setItem('accounts', JSON.stringify(ids.map(account)));
const stored = () => (JSON.parse(localStorage.getItem('accounts') ?? '[]') as StoredAccount[]).map(({ id }) => id);

afterEach(() => localStorage.clear());

it('puts an account at another place, which is stored', () => {
	keep('mara', 'noor', 'rin');
	moveAccount('a.server/rin', 0);
	expect(stored()).toEqual(['rin', 'mara', 'noor']);
	expect(accounts.getState().all.map(({ id }) => id)).toEqual(['rin', 'mara', 'noor']);
});

it('keeps what another tab has added or signed out meanwhile', () => {
	keep('mara', 'noor');
	moveAccount('a.server/noor', 0);
	keep('noor', 'mara', 'rin');
	moveAccount('a.server/mara', 0);
	expect(stored()).toEqual(['mara', 'noor', 'rin']);
	moveAccount('a.server/gone', 0);
	expect(stored()).toEqual(['mara', 'noor', 'rin']);
});
