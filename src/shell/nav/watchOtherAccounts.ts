import { accountStates, followAccountStates, stateOfAccount } from '@/stores/session/accountStates';
import { accountKey, accounts } from '@/stores/session/accounts';
import { sessionsEvents } from '@/stores/session/sessions';
import { othersUnread } from './othersUnread';

/**
 * Finds out whether the device's other accounts have unread notifications: at the start, whenever the page is returned
 * to, and from the streams of those that are connected.
 * @returns the function that stops it
 */
export function watchOtherAccounts(): () => void {
	const tell = () => othersUnread.setState(otherAccounts().some(hasUnread), true);
	let stop = followAccountStates(otherAccounts());
	const look = () => {
		if (document.visibilityState !== 'visible') return;
		stop();
		stop = followAccountStates(otherAccounts());
	};
	const ends = [accountStates.subscribe(tell), accounts.subscribe(tell), sessionsEvents.on('started', look)];
	document.addEventListener('visibilitychange', look);
	return () => {
		document.removeEventListener('visibilitychange', look);
		stop();
		for (const end of ends) end();
	};
}

function otherAccounts() {
	const { all, current } = accounts.getState();
	return all.filter(account => !current || accountKey(account) !== accountKey(current));
}

function hasUnread(account: Parameters<typeof stateOfAccount>[1]): boolean {
	const state = stateOfAccount(accountStates.getState(), account);
	return state?.kind === 'fine' && state.unread > 0;
}
