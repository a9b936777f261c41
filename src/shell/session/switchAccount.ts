import { pathTo } from '@/domain/paths/pathTo';
import { accountKey, chooseAccount, type StoredAccount, storedAccount } from '@/stores/session/accounts';
import { homeOrigin } from '@/stores/session/sessions';

/**
 * Stores the account's token, then reloads the page with this account (rules/accounts#switching). One that another tab has
 * signed out of meanwhile isn't brought back: the page is loaded with the account that it has.
 */
export function switchAccount(account: StoredAccount | null): void {
	const stored = account && storedAccount(accountKey(account));
	if (stored !== undefined) chooseAccount(stored);
	const url = new URL(pathTo('index'), homeOrigin());
	if (location.href === url.href) location.reload();
	else location.assign(url);
}
