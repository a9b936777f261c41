// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountKey, accounts, type StoredAccount, saveAccounts } from '@/stores/session/accounts';
import { copyUnsentWork } from '@/stores/unsentWork/copyUnsentWork';
import { ask } from '@/ui/dialog/dialogs';
import { chooseForWork } from './unsentWorkChoices';

vi.mock('@/ui/dialog/dialogs');
vi.mock('@/stores/unsentWork/copyUnsentWork');
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => memoryDatabase() }));

const account = (id: string): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null, token: id },
});
const [mara, noor, rin] = [account('mara'), account('noor'), account('rin')];
/** Another tab signs out of all accounts but these. */
const leave = (...left: readonly StoredAccount[]) => saveAccounts(left);
/** What the nth question offered. */
const offered = (nth: number) => vi.mocked(ask).mock.calls[nth]?.[1].map(({ value }) => value);
const choose = () =>
	chooseForWork({ leaving: [mara], message: { title: 'Sign out', text: '1 draft' }, canCancel: true });

beforeEach(() => {
	leave(mara, noor);
	vi.mocked(ask).mockReset().mockResolvedValue('cancel');
	vi.mocked(copyUnsentWork).mockReset();
});
afterEach(() => saveAccounts([]));

it('keeps work on the device while another account is there, which it would be cleared without', async () => {
	vi.mocked(ask).mockImplementationOnce(async () => {
		leave(mara);
		return 'leave';
	});
	expect(await choose()).toBeUndefined();
	expect(offered(0)).toContain('leave');
	expect(offered(1)).toEqual(['save', 'delete', 'cancel']);
	expect(accounts.getState().all.map(accountKey)).toEqual(['a.server/mara']);
});

it('copies no work to an account that another tab has signed out of meanwhile', async () => {
	leave(mara, noor, rin);
	vi.mocked(ask)
		.mockResolvedValueOnce('copy')
		.mockImplementationOnce(async () => {
			leave(mara, noor);
			return accountKey(rin);
		});
	expect(await choose()).toBeUndefined();
	expect(copyUnsentWork).not.toHaveBeenCalled();
});

it('copies it to one that is there', async () => {
	vi.mocked(ask).mockResolvedValueOnce('copy');
	expect(await choose()).toBe('forget');
	expect(vi.mocked(copyUnsentWork).mock.calls[0]?.[2]).toEqual(noor);
});
