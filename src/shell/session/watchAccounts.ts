import { errorText } from '@/blocks/query/errorText';
import { tellAccountEnd } from '@/features/accountEnd';
import { text } from '@/i18n/text';
import { accountEnds, type EndedAccount, unreadableAccounts } from '@/stores/session/accountEnds';
import { accountKey, accounts, storedAccount } from '@/stores/session/accounts';
import { alert } from '@/ui/dialog/dialogs';
import { type AfterRemoval, removeAccount } from './signOut';

/**
 * The one place where the end of an account is told and performed (rules/accounts#the-end-of-an-account), one account
 * after the other; and where refusals to tell of an account are shown. Where another tab has signed out of the account
 * of this page, the page is loaded anew with the account that is current by then.
 * @param after where the page goes once its own account is gone
 */
export function watchAccounts(after: AfterRemoval = 'start'): () => void {
	const onStorage = () => {
		const { all, current } = accounts.getState();
		if (current && !all.some(account => accountKey(account) === accountKey(current))) location.reload();
	};
	window.addEventListener('storage', onStorage);
	let last: Promise<unknown> = Promise.resolve();
	const ends = [
		accountEnds.watch(account => {
			last = last.then(() => perform(account, after)).catch(error => console.error(error));
		}),
		unreadableAccounts.watch(error => void tellUnreadable(error)),
		() => window.removeEventListener('storage', onStorage),
	];
	return () => {
		for (const end of ends) end();
	};
}

async function perform(account: EndedAccount, after: AfterRemoval): Promise<void> {
	const { key } = account.session;
	const stored = storedAccount(key);
	// Another tab has taken it off the device.
	if (!stored) return;
	// Somebody has signed in anew meanwhile, in another tab: only the token that this page has is over.
	if (stored.token !== account.session.account?.token) return location.reload();
	const mayForget = await tellAccountEnd(account);
	await removeAccount(key, { forgetsWork: mayForget, after });
}

async function tellUnreadable(error: unknown): Promise<void> {
	await alert({ type: 'error', title: text.error.accountUnreadable, text: errorText(error).text });
}
