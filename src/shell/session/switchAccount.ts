import { pathTo } from '@/domain/paths/pathTo';
import { chooseAccount, type StoredAccount } from '@/stores/session/accounts';
import { homeOrigin } from '@/stores/session/sessions';

/** Stores the account's token, then reloads the page with this account (rules/accounts#switching). */
export function switchAccount(account: StoredAccount | null): void {
	chooseAccount(account);
	const url = new URL(pathTo('index'), homeOrigin());
	if (location.href === url.href) location.reload();
	else location.assign(url);
}
