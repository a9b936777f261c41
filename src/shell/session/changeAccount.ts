import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type AccountState, checkAccount } from '@/stores/session/accountStates';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { confirm } from '@/ui/dialog/dialogs';
import { endAccount, tellUnreadable } from './endAccount';
import { switchAccount } from './switchAccount';
import { waitIfSlow } from './waitIfSlow';

/**
 * Loads the page anew with another account, once its server has confirmed the token (rules/accounts#switching). What
 * the server has ended is told, and leaves the list; the page's account stays then.
 */
export async function changeAccount(account: StoredAccount): Promise<void> {
	const state = await waitIfSlow(checkAccount(account, true), ({ kind }) => kind === 'fine');
	if (await mayChange(account, state)) switchAccount(account);
}

async function mayChange(account: StoredAccount, state: AccountState): Promise<boolean> {
	if (state.kind === 'ended') {
		const nothing = { close() {} };
		const me = { getState: () => ({ me: null }) };
		const session = { key: accountKey(account), host: account.host, account, me, api: nothing, stream: nothing };
		await endAccount({ session, end: state.end }, 'stay');
		return false;
	}
	if (state.kind === 'refused') {
		await tellUnreadable(state.error);
		return false;
	}
	// What this device has of the account can be read without its server.
	if (state.kind === 'away') {
		return confirm({
			title: text.accounts.awayTitle,
			text: t('accounts.awayText', { host: account.host }),
			okText: text.accounts.switchAnyway,
		});
	}
	return true;
}
