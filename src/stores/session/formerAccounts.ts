import { createStore } from 'zustand/vanilla';
import { localJson } from '@/platform/localJson';
import type { AccountEnd } from './accountEnds';
import { accountKey, type StoredAccount, storedAccounts } from './accounts';

/** An account that has left this device, without its token (rules/accounts#former-accounts). */
export interface FormerAccount extends Omit<StoredAccount, 'token' | 'permissions' | 'denied'> {
	/** `left`: the user signed out, and chose to keep what was not posted. */
	readonly why: AccountEnd | 'left';
	/** Milliseconds since the epoch. */
	readonly at: number;
}

const KEY = 'formerAccounts';

const stored = (): readonly FormerAccount[] => localJson.get<FormerAccount[]>(KEY) ?? [];

/** Those that have been added again are no former ones. */
function listed(): readonly FormerAccount[] {
	const here = storedAccounts().map(accountKey);
	return stored().filter(former => !here.includes(accountKey(former)));
}

/** The accounts that have left this device and still matter, the latest first. */
export const formerAccounts = createStore<{ readonly all: readonly FormerAccount[] }>(() => ({ all: listed() }));

/** Whether this account has left the device and still matters. */
export const isFormer = (key: string): boolean => listed().some(former => accountKey(former) === key);

/** Reads them again: an account was added, or another tab has changed something. */
export const readFormerAccounts = (): void => formerAccounts.setState({ all: listed() });

/** Remembers an account that leaves the device: who it was and why, but not its token. */
export function rememberFormer(account: StoredAccount, why: FormerAccount['why']): void {
	const { token: _, permissions: _permissions, denied: _denied, ...person } = account;
	const others = listed().filter(each => accountKey(each) !== accountKey(account));
	save([{ ...person, why, at: Date.now() }, ...others]);
}

export function forgetFormer(key: string): void {
	save(listed().filter(each => accountKey(each) !== key));
}

function save(all: readonly FormerAccount[]): void {
	localJson.set(KEY, all);
	readFormerAccounts();
}
