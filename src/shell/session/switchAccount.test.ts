// @vitest-environment bundled-happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accounts, chooseAccount, type StoredAccount, saveAccounts, storeAccount } from '@/stores/session/accounts';
import { switchAccount } from './switchAccount';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

const account = (id: string, token = id): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null, token },
});
const [mara, noor] = [account('mara'), account('noor')];
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
	localStorage.clear();
	saveAccounts([]);
	chooseAccount(mara);
	storeAccount(noor);
	for (const name of ['assign', 'reload'] as const) vi.spyOn(location, name).mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
});

it('goes on as the account, by the token that it has by now', () => {
	storeAccount(account('noor', 'newer'));
	switchAccount(noor);
	expect(stored('account')).toMatchObject({ id: 'noor', token: 'newer' });
});

it('does not bring back an account that another tab has signed out of meanwhile', () => {
	localStorage.setItem('accounts', JSON.stringify([mara]));
	switchAccount(noor);
	expect(stored('accounts')).toEqual([mara]);
	expect(stored('account')).toEqual(mara);
	expect(accounts.getState().current).toEqual(mara);
});

it('goes on as a visitor where there is none', () => {
	switchAccount(null);
	expect(stored('account')).toBeNull();
});
