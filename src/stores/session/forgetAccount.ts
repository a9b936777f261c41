import {
	accountKey,
	accounts,
	chooseAccount,
	type StoredAccount,
	saveAccounts,
	storedAccounts,
	storedCurrent,
} from './accounts';

/**
 * Removes an account. If it was the page's own, the one that another tab has chosen meanwhile replaces it, else one of the
 * same server, else the first; if it was the one that another tab has chosen, the page's own does.
 * @returns the account of this page from now on
 */
export function forgetAccount(key: string): StoredAccount | null {
	const { current } = accounts.getState();
	const chosen = storedCurrent();
	const left = storedAccounts().filter(account => accountKey(account) !== key);
	saveAccounts(left);
	const isChosen = chosen !== null && accountKey(chosen) === key;
	if (!current || accountKey(current) !== key) {
		// The next start would take it for an account that is only missing in the list.
		if (isChosen) chooseAccount(current);
		return current;
	}
	const elsewhere = left.find(account => chosen !== null && accountKey(account) === accountKey(chosen));
	const next = elsewhere ?? left.find(account => account.host === current.host) ?? left[0] ?? null;
	chooseAccount(next);
	return next;
}
