import { createStore } from 'zustand/vanilla';
import { ApiError, isAbort } from '@/api/ApiError';
import { toMe } from '@/api/toMe';
import type { WireMe } from '@/wire/entities';
import { accountApi } from './accountApi';
import { type AccountEnd, accountEnds, endById } from './accountEnds';
import { accountKey, renewAccount, type StoredAccount, storedAccount } from './accounts';
import { startedSession } from './sessions';
import { type NewHome, whereMoved } from './whereMoved';

/** An account that can be used. */
interface FineState {
	readonly kind: 'fine';
	/** Unread notifications. */
	readonly unread: number;
	/** Where it has moved to, if it has. `home` is null if its server doesn't say. */
	readonly moved: { readonly home: NewHome | null } | null;
	/** The server is deleting it. */
	readonly isDeleted: boolean;
}

/** How an account of this device is, as its server said last. */
export type AccountState =
	| FineState
	| { readonly kind: 'ended'; readonly end: AccountEnd }
	/** No answer, or one of 500 to 599. */
	| { readonly kind: 'away' }
	| { readonly kind: 'refused'; readonly error: ApiError };

/** What was found out is good for this long. */
const FRESH_MS = 30_000;
/** A server that takes longer counts as away. */
const ANSWER_MS = 8_000;

interface Found {
	/** The sign-in that it was found with: another one of the same account says nothing of it. */
	readonly token: string;
	readonly state: AccountState;
}

type States = Readonly<Record<string, Found>>;

/** What was found, by `host/userId`; read it by `stateOfAccount`. */
export const accountStates = createStore<States>(() => ({}));

/** How an account is; undefined until its server was asked with its token. */
export function stateOfAccount(states: States, account: StoredAccount): AccountState | undefined {
	const found = states[accountKey(account)];
	return found && found.token === account.token ? found.state : undefined;
}

function keep(account: StoredAccount, state: AccountState): void {
	accountStates.setState({ [accountKey(account)]: { token: account.token, state } });
}

interface Check {
	readonly token: string;
	readonly at: number;
	readonly state: Promise<AccountState>;
}

const checks = new Map<string, Check>();

/**
 * Asks the account's server for the account (`i`), by its token, without starting a session. Keeps the answer in
 * `accountStates`, and takes over a new name and picture.
 * @param isForced asks even if it was asked within half a minute
 */
export function checkAccount(account: StoredAccount, isForced = false): Promise<AccountState> {
	const key = accountKey(account);
	const last = checks.get(key);
	if (last && last.token === account.token && !isForced && Date.now() - last.at < FRESH_MS) return last.state;
	const state = ask(account).then(found => {
		// It may have left the device, or been signed in anew, while its server was asked.
		if (storedAccount(key)?.token === account.token) keep(account, found);
		return found;
	});
	checks.set(key, { token: account.token, at: Date.now(), state });
	return state;
}

async function ask(account: StoredAccount): Promise<AccountState> {
	try {
		const wire = await accountApi(account).call('i', {}, { signal: AbortSignal.timeout(ANSWER_MS) });
		takeOver(account, wire);
		const { unreadNotificationsCount: unread, movedTo, isDeleted } = toMe(wire, null);
		const moved = movedTo === null ? null : { home: await whereMoved(account, movedTo) };
		return { kind: 'fine', unread, moved, isDeleted };
	} catch (error) {
		// Its session has said so, and calls nothing any more.
		const known = accountEnds.of(accountKey(account));
		if (known && isAbort(error)) return { kind: 'ended', end: known };
		if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'away' };
		const end = endById(error.id);
		return end ? { kind: 'ended', end } : { kind: 'refused', error };
	}
}

/** A session takes over what its own calls and stream tell; this is for accounts without one. */
function takeOver(account: StoredAccount, { username, name, avatarUrl }: WireMe): void {
	const now = { username: username ?? account.username, name: name ?? null, avatarUrl: avatarUrl ?? null };
	const isSame = now.username === account.username && now.name === account.name && now.avatarUrl === account.avatarUrl;
	if (!isSame) renewAccount({ ...account, ...now });
}

/**
 * Checks these accounts, and keeps the states of those with a session (the page's own, and those of columns) in step
 * with what their streams tell.
 * @returns the function that stops following
 */
export function followAccountStates(all: readonly StoredAccount[]): () => void {
	const ends = all.flatMap(account => {
		void checkAccount(account);
		return startedSession(accountKey(account))?.me.subscribe(({ me }) => me && update(account, me)) ?? [];
	});
	return () => {
		for (const end of ends) end();
	};
}

interface Told {
	readonly unreadNotificationsCount: number;
	readonly movedTo: string | null;
	readonly isDeleted: boolean;
}

function update(account: StoredAccount, { unreadNotificationsCount: unread, movedTo, isDeleted }: Told): void {
	const before = stateOfAccount(accountStates.getState(), account);
	if (before?.kind !== 'fine' || (movedTo !== null) !== (before.moved !== null))
		return void checkAccount(account, true);
	if (before.unread !== unread || before.isDeleted !== isDeleted) keep(account, { ...before, unread, isDeleted });
}
