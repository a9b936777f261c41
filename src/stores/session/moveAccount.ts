import { moved } from '@/base/moved';
import { accountKey, saveAccounts, storedAccounts } from './accounts';

/**
 * Puts an account at another place of the list, which stays so (rules/accounts#order). What another tab has changed
 * meanwhile stays as well.
 * @param to its place afterwards among the others
 */
export function moveAccount(key: string, to: number): void {
	const before = storedAccounts().map(account => ({ id: accountKey(account), account }));
	const after = moved(before, key, to);
	if (after !== before) saveAccounts(after.map(({ account }) => account));
}
