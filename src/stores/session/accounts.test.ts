// @vitest-environment bundled-happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAccount } from './accounts';

const account = (id: string, change: Partial<StoredAccount> = {}): StoredAccount => ({
	origin: 'https://a.server',
	host: 'a.server',
	id,
	username: id,
	name: null,
	avatarUrl: null,
	token: `token of ${id}`,
	...change,
});

/** A separate tab: the module with its own state, over the same storage. */
async function tab() {
	vi.resetModules();
	return { ...(await import('./accounts')), ...(await import('./forgetAccount')) };
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

describe('accounts, in two tabs', () => {
	it('does not bring back what another tab has signed out', async () => {
		const one = await tab();
		one.chooseAccount(account('mara'));
		const two = await tab();
		one.forgetAccount('a.server/mara');
		two.renewAccount(account('mara', { name: 'Mara' }));
		expect(stored('accounts')).toEqual([]);
		expect(stored('account')).toBeNull();
	});

	it('does not bring back the account of another tab that this one has signed out', async () => {
		const one = await tab();
		one.storeAccount(account('noor'));
		one.chooseAccount(account('mara'));
		(await tab()).chooseAccount(account('noor'));
		expect(one.forgetAccount('a.server/noor')).toMatchObject({ id: 'mara' });
		expect(JSON.stringify(localStorage)).not.toContain('token of noor');
		expect((await tab()).accounts.getState()).toMatchObject({ all: [{ id: 'mara' }], current: { id: 'mara' } });
	});

	it('goes on with the account that another tab has chosen when this one’s is signed out', async () => {
		const one = await tab();
		one.storeAccount(account('noor'));
		one.storeAccount(account('rin'));
		one.chooseAccount(account('mara'));
		(await tab()).chooseAccount(account('rin'));
		expect(one.forgetAccount('a.server/mara')).toMatchObject({ id: 'rin' });
		expect(stored('account')).toMatchObject({ id: 'rin' });
	});

	it('does not go back to the account that another tab has left', async () => {
		const one = await tab();
		one.storeAccount(account('noor'));
		one.chooseAccount(account('mara'));
		const two = await tab();
		one.chooseAccount(account('noor'));
		two.renewAccount(account('mara', { name: 'Mara' }));
		expect(stored('account')).toMatchObject({ id: 'noor' });
		expect(stored('accounts')).toMatchObject([{ id: 'noor' }, { id: 'mara', name: 'Mara' }]);
	});

	it('keeps an account that another tab has added', async () => {
		const one = await tab();
		const two = await tab();
		one.storeAccount(account('mara'));
		two.storeAccount(account('noor'));
		expect(stored('accounts')).toMatchObject([{ id: 'mara' }, { id: 'noor' }]);
	});

	it('keeps the newer token when the name is renewed', async () => {
		const one = await tab();
		one.storeAccount(account('mara'));
		const two = await tab();
		one.storeAccount(account('mara', { token: 'newer' }));
		two.renewAccount(account('mara', { name: 'Mara' }));
		expect(stored('accounts')).toMatchObject([{ token: 'newer', name: 'Mara' }]);
	});
});
