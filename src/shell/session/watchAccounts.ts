import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { t, text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { accountKey, accounts } from '@/stores/session/accounts';
import { alert } from '@/ui/dialog/dialogs';
import { removeAccount } from './signOut';

/**
 * Accounts that the server has suspended, deleted or signed out leave the device, and one is told why (spec 1 §4, §8).
 * Where another tab has signed out of the account of this page, the page goes on as whoever is current by then.
 */
export function watchAccounts(): () => void {
	const onStorage = () => {
		const { all, current } = accounts.getState();
		if (current && !all.some(account => accountKey(account) === accountKey(current))) location.reload();
	};
	window.addEventListener('storage', onStorage);
	const end = watchGone();
	return () => {
		window.removeEventListener('storage', onStorage);
		end();
	};
}

function watchGone(): () => void {
	const leaving = new Set<string>();
	return appEvents.on('accountGone', ({ session, error }) => {
		if (leaving.has(session.key)) return;
		leaving.add(session.key);
		void tell(session.account?.username ?? '', session.host, error)
			.then(() => removeAccount(session.key))
			.finally(() => leaving.delete(session.key));
	});
}

async function tell(username: string, host: string, error: unknown): Promise<void> {
	const id = error instanceof ApiError ? error.id : '';
	const title =
		id === ERROR_IDS.accountSuspended
			? text.error.accountSuspended
			: id === ERROR_IDS.accountDeleted
				? text.error.accountDeleted
				: text.error.tokenRevoked;
	await alert({ type: 'warning', title, text: t('error.accountRemoved', { name: `@${username}@${host}` }) });
}
