import { decideSignOut, decideSignOutOfAll } from '@/features/accountEnd';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { removeAccount, removeAllAccounts } from './signOut';

/** Asks whether an account shall be removed from this device, and removes it. */
export async function askToSignOut(account: StoredAccount): Promise<void> {
	const work = await decideSignOut(account);
	if (work !== undefined) await removeAccount(accountKey(account), { why: 'left', work, after: 'start' });
}

/** Asks whether all accounts shall be removed from this device, and removes them with all that is stored. */
export async function askToSignOutOfAll(): Promise<void> {
	if (await decideSignOutOfAll(accounts.getState().all)) await removeAllAccounts();
}
