import { decideLeftWork, decideSignOut, decideSignOutOfAll } from '@/features/accountEnd';
import type { AccountEnd } from '@/stores/session/accountEnds';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { type FormerAccount, forgetFormer } from '@/stores/session/formerAccounts';
import { forgetUnsentWork } from '@/stores/unsentWork/forgetUnsentWork';
import { removeAccount, removeAllAccounts } from './signOut';
import { waitIfSlow } from './waitIfSlow';

/** Asks whether an account shall be removed from this device, and removes it. */
export async function askToSignOut(account: StoredAccount): Promise<void> {
	const work = await decideSignOut(account);
	if (work !== undefined) await waitIfSlow(removeAccount(accountKey(account), { why: 'left', work, after: 'start' }));
}

/** Asks whether all accounts shall be removed from this device, and removes them with all that is stored. */
export async function askToSignOutOfAll(): Promise<void> {
	if (await decideSignOutOfAll(accounts.getState().all)) await waitIfSlow(removeAllAccounts());
}

/** Takes an account without a session that has ended off the list, where that tells of it; its unsent work stays. */
export const removeIdle = (account: StoredAccount, end: AccountEnd): Promise<void> =>
	removeAccount(accountKey(account), { why: end, work: 'none', after: 'stay' });

/** Takes a former account off the list, once it is decided what becomes of its unsent work; if that stays, so does it. */
export async function clearFormer(former: FormerAccount): Promise<void> {
	const work = await decideLeftWork(former);
	if (work === undefined || work === 'keep') return;
	if (work === 'forget') await forgetUnsentWork(accountKey(former));
	forgetFormer(accountKey(former));
}
