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
	const stored = storedAccount(key);
	// Another tab has removed it.
	if (!stored) return;
	// Another tab has signed in again meanwhile: only this page's token is invalid.
	if (stored.token !== account.session.account?.token) return location.reload();
	await removeAccount(key, { why: account.end, work: await showAccountEnd(account), after });
}

/** Tells that a server has refused an account's data although it has not ended it. */
export async function tellUnreadable(error: unknown): Promise<void> {
	await alert({ type: 'error', title: text.error.accountUnreadable, text: errorText(error).text });
}
