// @vitest-environment bundled-happy-dom
import { afterEach, expect, it } from 'vitest';
import { type StoredAccount, storeAccount } from './accounts';
import { forgetFormer, formerAccounts, readFormerAccounts, rememberFormer } from './formerAccounts';

const account = (id: string): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null },
	...{ token: `token of ${id}`, permissions: ['read:account'], denied: ['write:notes'] },
});
const listed = () => formerAccounts.getState().all.map(({ id, why }) => [id, why]);

afterEach(() => {
	localStorage.clear();
	readFormerAccounts();
});

it('remembers who has left and why, the latest first, without the token', () => {
	rememberFormer(account('mara'), 'revoked');
	rememberFormer(account('noor'), 'left');
	expect(listed()).toEqual([
		['noor', 'left'],
		['mara', 'revoked'],
	]);
	expect(JSON.stringify(localStorage)).not.toContain('token of');
	forgetFormer('a.server/noor');
	expect(listed()).toEqual([['mara', 'revoked']]);
});

it('lists nobody twice, and nobody who is on the device again', () => {
	rememberFormer(account('mara'), 'left');
	rememberFormer(account('mara'), 'suspended');
	expect(listed()).toEqual([['mara', 'suspended']]);
	storeAccount(account('mara'));
	readFormerAccounts();
	expect(listed()).toEqual([]);
});
