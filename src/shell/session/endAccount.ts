import { errorText } from '@/blocks/query/errorText';
import { showAccountEnd } from '@/features/accountEnd';
import { text } from '@/i18n/text';
import type { EndedAccount } from '@/stores/session/accountEnds';
import { storedAccount } from '@/stores/session/accounts';
import { alert } from '@/ui/dialog/dialogs';
import { type AfterRemoval, removeAccount } from './signOut';

/** Tells that the server has ended an account, and removes it from the device. */
export async function endAccount(account: EndedAccount, after: AfterRemoval): Promise<void> {
	const { key } = account.session;
	if (wasHandledElsewhere(account)) return;
	const work = await showAccountEnd(account);
	// The dialog may have been open for long.
	if (wasHandledElsewhere(account)) return;
	await removeAccount(key, { why: account.end, work, after });
}

/** Whether another tab has removed the account, or signed in to it again; in the second case the page is reloaded. */
function wasHandledElsewhere({ session }: EndedAccount): boolean {
	const stored = storedAccount(session.key);
	if (!stored) return true;
	if (stored.token === session.account?.token) return false;
	// Only this page's token is invalid.
	location.reload();
	return true;
}

/** Tells that a server has refused an account's data although it has not ended it. */
export async function tellUnreadable(error: unknown): Promise<void> {
	await alert({ type: 'error', title: text.error.accountUnreadable, text: errorText(error).text });
}
