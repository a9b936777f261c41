import { type HeldTabLock, holdTabLock } from '@/platform/holdTabLock';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { baseSetting } from '@/stores/preferences/baseSetting';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { pushedAddress, pushedEvents } from '@/stores/push/pushedAddresses';
import { accountStates, checkAccount, stateOfAccount } from '@/stores/session/accountStates';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { currentSession, holdSession, sessionOf } from '@/stores/session/sessions';

/** Whether accounts of this device that nothing on the page shows are connected, so that they are told of too. */
export const tellsOtherAccounts = baseSetting({ key: 'tellsOtherAccounts', where: 'device', default: true });

/** The most accounts that are connected for their notifications alone, in the order of the user. */
const MOST = 5;
const BACKGROUND_LOCK = 'other accounts in the background';

/**
 * Keeps the device's other accounts connected for their notifications (rules/notifications#told-once): in each visible
 * tab, else in one of the hidden ones, there without those that are pushed to this browser. One that its server refuses
 * is left alone.
 * @returns the function that stops it
 */
export function connectOtherAccounts(): () => void {
	const held = new Map<string, { readonly token: string; readonly release: () => void }>();
	let background: HeldTabLock | null = null;
	const look = () => {
		const isVisible = document.visibilityState === 'visible';
		if (isVisible) {
			background?.release();
			background = null;
		} else background ??= holdTabLock(BACKGROUND_LOCK, look);
		const wanted = isVisible || background?.isHeld ? accountsToConnect(isVisible) : [];
		for (const [key, { token, release }] of held) {
			if (wanted.some(account => accountKey(account) === key && account.token === token)) continue;
			held.delete(key);
			release();
		}
		for (const account of wanted) {
			const key = accountKey(account);
			if (!held.has(key)) held.set(key, { token: account.token, release: holdSession(sessionOf(account)) });
		}
	};
	const ends = [
		accounts.subscribe(look),
		accountStates.subscribe(look),
		pushedEvents.on('changed', look),
		baseSettings.subscribe(tellsOtherAccounts, look),
	];
	document.addEventListener('visibilitychange', look);
	look();
	return () => {
		document.removeEventListener('visibilitychange', look);
		for (const end of ends) end();
		for (const { release } of held.values()) release();
		held.clear();
		background?.release();
	};
}

/** Those that can be used; one of which that is not known yet is asked about, after which `accountStates` changes. */
function accountsToConnect(isVisible: boolean): readonly StoredAccount[] {
	if (!baseSettings.get(tellsOtherAccounts) || !baseSettings.get(realtimeMode)) return [];
	const own = currentSession().key;
	const others = accounts.getState().all.filter(account => {
		const key = accountKey(account);
		return key !== own && (isVisible || pushedAddress(key) === undefined);
	});
	return others.slice(0, MOST).filter(account => {
		const state = stateOfAccount(accountStates.getState(), account);
		if (!state) void checkAccount(account);
		return state?.kind === 'fine';
	});
}
