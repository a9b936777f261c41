import { createStore } from 'zustand/vanilla';
import { localJson } from '@/platform/localJson';

/** An account on this device (rules/accounts#stored-accounts). */
export interface StoredAccount {
	/** Such as `https://a.server`. */
	readonly origin: string;
	/** The server's host name with its port, as shown. */
	readonly host: string;
	readonly id: string;
	readonly username: string;
	readonly name: string | null;
	readonly avatarUrl: string | null;
	readonly token: string;
	/** The permissions of the token. Missing if unknown, or unrestricted. */
	readonly permissions?: readonly string[];
	/** Permissions for lack of which the server refused a call. */
	readonly denied?: readonly string[];
}

interface Accounts {
	readonly all: readonly StoredAccount[];
	/** The account of this page; null for a visitor. */
	readonly current: StoredAccount | null;
}

const ALL_KEY = 'accounts';
const CURRENT_KEY = 'account';

export const accountKey = (account: Pick<StoredAccount, 'host' | 'id'>): string => `${account.host}/${account.id}`;

/** The accounts as stored, in the order of the user: another tab may have changed them. */
export const storedAccounts = (): StoredAccount[] => localJson.get<StoredAccount[]>(ALL_KEY) ?? [];

/** The account that the next start begins with: another tab may have chosen it. */
export const storedCurrent = (): StoredAccount | null => localJson.get<StoredAccount>(CURRENT_KEY) ?? null;

function load(): Accounts {
	const current = storedCurrent();
	const all = storedAccounts();
	const isListed = current === null || all.some(account => accountKey(account) === accountKey(current));
	if (isListed || !current) return { all, current };
	console.warn('Accounts are not recorded');
	localJson.set(ALL_KEY, [current, ...all]);
	return { all: [current, ...all], current };
}

/** The accounts on this device, and the current one. */
export const accounts = createStore<Accounts>(load);

/** Replaces the list of accounts. The current one stays. */
export function saveAccounts(all: readonly StoredAccount[]): void {
	localJson.set(ALL_KEY, all);
	accounts.setState({ all });
}

function saveCurrent(current: StoredAccount | null): void {
	if (current) localJson.set(CURRENT_KEY, current);
	else localJson.remove(CURRENT_KEY);
	accounts.setState({ current });
}

/** Adds an account, or updates it (including its token). Doesn't change the current account. */
export function storeAccount(account: StoredAccount): void {
	const all = storedAccounts();
	const key = accountKey(account);
	const known = all.some(each => accountKey(each) === key);
	saveAccounts(known ? all.map(each => (accountKey(each) === key ? account : each)) : [...all, account]);
	const { current } = accounts.getState();
	if (!current || accountKey(current) !== key) return;
	// Another tab may have switched accounts meanwhile: the next start should use that one.
	const stored = storedCurrent();
	if (stored && accountKey(stored) === key) saveCurrent(account);
	else accounts.setState({ current: account });
}

/** The stored account; undefined if it isn't on this device (any more). */
export const storedAccount = (key: string): StoredAccount | undefined =>
	storedAccounts().find(each => accountKey(each) === key);

/** Updates name and picture of an account, unless another tab has removed it meanwhile. */
export function renewAccount({ username, name, avatarUrl, ...account }: StoredAccount): void {
	const stored = storedAccount(accountKey(account));
	if (stored) storeAccount({ ...stored, username, name, avatarUrl });
}

/** Remembers that this token lacks the permission for an endpoint, so that nothing that needs it is offered again. */
export async function denyEndpoint({ token, ...account }: StoredAccount, endpoint: string): Promise<void> {
	const { permissionFor } = await import('@/domain/account/permissions');
	const permission = permissionFor(endpoint);
	const stored = storedAccount(accountKey(account));
	// A newer token may have more permissions.
	if (stored?.token !== token || permission === undefined || stored.denied?.includes(permission)) return;
	storeAccount({ ...stored, denied: [...(stored.denied ?? []), permission] });
}

/** Makes an account the current one; takes effect when the page is reloaded (rules/accounts#switching). */
export function chooseAccount(account: StoredAccount | null): void {
	if (account) storeAccount(account);
	saveCurrent(account);
}

if (typeof window !== 'undefined') {
	window.addEventListener('storage', event => {
		// The key is null if all of local storage was cleared.
		if (event.key === ALL_KEY || event.key === null) accounts.setState({ all: storedAccounts() });
	});
}
