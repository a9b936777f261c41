import { showDeletionInProgress } from '@/features/accountEnd';
import { accountEnds, unreadableAccounts } from '@/stores/session/accountEnds';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { endSession } from '@/stores/session/sessions';
import { closeWindowsOf } from '../windows/pageWindows';
import type { AfterRemoval } from './signOut';

/**
 * Reports ended accounts and removes them (rules/accounts#the-end-of-an-account), one after the other, and shows
 * refusals to return an account's data. What another tab has signed out of ends here too: columns lose their session;
 * if it was this page's account, reloads the page with the account that is current by then.
 * @param after where the page goes once its own account is removed
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
			last = last
				.then(() => import('./endAccount'))
				.then(({ endAccount }) => endAccount(account, after))
				.catch(error => console.error(error));
		}),
		accounts.subscribe(({ all }, before) => {
			const keys = all.map(accountKey);
			for (const gone of before.all.map(accountKey).filter(key => !keys.includes(key))) {
				endSession(gone);
				closeWindowsOf(gone);
			}
		}),
		unreadableAccounts.watch(error => void import('./endAccount').then(({ tellUnreadable }) => tellUnreadable(error))),
		() => window.removeEventListener('storage', onStorage),
	];
	return () => {
		for (const end of ends) end();
	};
}

/** Warns once that the server is deleting the account, as soon as it says so (rules/accounts#deletion). */
export function watchDeletion({ me }: Pick<Session, 'me'>): () => void {
	if (me.getState().me?.isDeleted === true) void showDeletionInProgress();
	return me.subscribe((now, before) => {
		if (now.me?.isDeleted === true && before.me?.isDeleted !== true) void showDeletionInProgress();
	});
}
