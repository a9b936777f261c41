import { accountKey, accounts, chooseAccount, type StoredAccount, saveAccounts, storedAccounts } from './accounts';

/**
 * Removes an account; if it was the current one, the next one replaces it: one of the same server, if there is any.
 * @returns the account that is current now
 */
export function forgetAccount(key: string): StoredAccount | null {
	const { current } = accounts.getState();
	const left = storedAccounts().filter(account => accountKey(account) !== key);
	saveAccounts(left);
	if (!current || accountKey(current) !== key) return current;
	const next = left.find(account => account.host === current.host) ?? left[0] ?? null;
	chooseAccount(next);
	return next;
}
