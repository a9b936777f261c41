import { createStore } from 'zustand/vanilla';
import { localJson } from '@/platform/localJson';

/** An account held on this device (rules/accounts#stored-accounts: host, id, username, user info, token). */
export interface StoredAccount {
	/** Such as `https://a.server`. */
	readonly origin: string;
	/** The server's name with its port, as people see it. */
	readonly host: string;
	readonly id: string;
	readonly username: string;
	readonly name: string | null;
	readonly avatarUrl: string | null;
	readonly token: string;
	/** What the token was granted. Left out: not known, or everything. */
	readonly permissions?: readonly string[];
	/** Endpoints that the server refused to this token for want of a permission. */
	readonly denied?: readonly string[];
}

interface Accounts {
	readonly all: readonly StoredAccount[];
	/** Whose page this is; null: a visitor's. */
	readonly current: StoredAccount | null;
}

const ALL_KEY = 'accounts';
const CURRENT_KEY = 'account';

export const accountKey = (account: Pick<StoredAccount, 'host' | 'id'>): string => `${account.host}/${account.id}`;

const storedAll = (): StoredAccount[] => localJson.get<StoredAccount[]>(ALL_KEY) ?? [];

function load(): Accounts {
	const current = localJson.get<StoredAccount>(CURRENT_KEY) ?? null;
	const all = storedAll();
	const isListed = current === null || all.some(account => accountKey(account) === accountKey(current));
	if (isListed || !current) return { all, current };
	localJson.set(ALL_KEY, [current, ...all]);
	return { all: [current, ...all], current };
}

/** The accounts held on this device, and the current one. */
export const accounts = createStore<Accounts>(load);

function saveAll(all: readonly StoredAccount[]): void {
	localJson.set(ALL_KEY, all);
	accounts.setState({ all });
}

function saveCurrent(current: StoredAccount | null): void {
	if (current) localJson.set(CURRENT_KEY, current);
	else localJson.remove(CURRENT_KEY);
	accounts.setState({ current });
}

/** Adds an account, or renews what is known of it (its token too). Which one is current stays as it is. */
export function storeAccount(account: StoredAccount): void {
	const all = storedAll();
	const key = accountKey(account);
	const known = all.some(each => accountKey(each) === key);
	saveAll(known ? all.map(each => (accountKey(each) === key ? account : each)) : [...all, account]);
	const { current } = accounts.getState();
	if (!current || accountKey(current) !== key) return;
	// Another tab may have gone over to another account meanwhile: that stays what the next start finds.
	const stored = localJson.get<StoredAccount>(CURRENT_KEY);
	if (stored && accountKey(stored) === key) saveCurrent(account);
	else accounts.setState({ current: account });
}

/** What is stored of an account; undefined where it is not on this device (any more). */
export const storedAccount = (key: string): StoredAccount | undefined =>
	storedAll().find(each => accountKey(each) === key);

/** Renews name and picture of an account, unless it was taken off the device meanwhile (by another tab). */
export function renewAccount({ username, name, avatarUrl, ...account }: StoredAccount): void {
	const stored = storedAccount(accountKey(account));
	if (stored) storeAccount({ ...stored, username, name, avatarUrl });
}

/** Remembers that this token may not call an endpoint, so that it is not offered again. */
export function denyEndpoint({ token, ...account }: StoredAccount, endpoint: string): void {
	const stored = storedAccount(accountKey(account));
	// A newer token may have been granted more.
	if (stored?.token !== token || stored.denied?.includes(endpoint)) return;
	storeAccount({ ...stored, denied: [...(stored.denied ?? []), endpoint] });
}

/** Makes an account the current one. The page has to be loaded anew for it to take effect (rules/accounts#switching). */
export function chooseAccount(account: StoredAccount | null): void {
	if (account) storeAccount(account);
	saveCurrent(account);
}

/** Forgets an account; if it was the current one, the next takes its place. @returns the account that is current now */
export function forgetAccount(key: string): StoredAccount | null {
	const { current } = accounts.getState();
	const left = storedAll().filter(account => accountKey(account) !== key);
	const next =
		current && accountKey(current) === key
			? (left.find(account => account.host === current.host) ?? left[0] ?? null)
			: current;
	saveAll(left);
	saveCurrent(next);
	return next;
}

if (typeof window !== 'undefined') {
	window.addEventListener('storage', event => {
		// A null key: everything was cleared.
		if (event.key === ALL_KEY || event.key === null) accounts.setState({ all: storedAll() });
	});
}
