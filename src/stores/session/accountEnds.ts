import type { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import type { StreamConnection } from '@/api/streaming/StreamConnection';
import { StickyEvents } from '@/base/StickyEvents';
import type { Me } from '@/domain/account/Me';
import { accountKey, accounts, type StoredAccount } from './accounts';

/** Why an account can't be used any more (rules/accounts#the-end-of-an-account). */
export type AccountEnd = 'suspended' | 'deleted' | 'revoked';

/** The part of a session that ending it needs. */
interface EndingSession {
	/** `host/userId` */
	readonly key: string;
	readonly host: string;
	readonly account: StoredAccount | null;
	readonly me: { readonly getState: () => { readonly me: Pick<Me, 'isDeleted'> | null } };
	readonly api: Pick<ApiClient, 'close'>;
	readonly stream: Pick<StreamConnection, 'close'>;
}

export interface EndedAccount {
	readonly session: EndingSession;
	readonly end: AccountEnd;
}

const ENDS: Readonly<Record<string, AccountEnd>> = {
	[ERROR_IDS.accountSuspended]: 'suspended',
	[ERROR_IDS.accountDeleted]: 'deleted',
	[ERROR_IDS.tokenRevoked]: 'revoked',
};

/** How the account has ended, by an error's id; undefined if it hasn't. */
export const endById = (errorId: string): AccountEnd | undefined => ENDS[errorId];

/** Whether an error means that the account has ended. Only the shell shows that, once. */
export const isAccountEnd = (error: unknown): boolean => error instanceof ApiError && endById(error.id) !== undefined;

const ended = new StickyEvents<EndedAccount>();

/**
 * The accounts of this page that the server has suspended, deleted or signed out. Each session's API client reports
 * refusals here, so that it doesn't matter which call fails first.
 */
export const accountEnds = {
	/**
	 * Checks a refusal of a session's call. The first that means an end closes the session's API and stream, and
	 * notifies the listeners.
	 */
	report(session: EndingSession, error: ApiError): void {
		const end = endById(error.id);
		if (end === undefined || accountEnds.of(session.key)) return;
		// That of an earlier sign-in.
		ended.forget(session.key);
		session.api.close();
		session.stream.close();
		ended.emit(session.key, { session, end });
	},
	/** How the account of a session has ended; undefined if it hasn't, or has signed in again since. */
	of(sessionKey: string): AccountEnd | undefined {
		const last = ended.get(sessionKey);
		const here = accounts.getState().all.find(account => accountKey(account) === sessionKey);
		return here && here.token !== last?.session.account?.token ? undefined : last?.end;
	},
	/**
	 * Calls the listener for every ended account, including earlier ones.
	 * @returns the function that unsubscribes
	 */
	watch: (listener: (account: EndedAccount) => void): (() => void) => ended.watch(listener),
};

/**
 * Accounts whose data the server refuses although they have not ended, with the error; removed once the server
 * responds.
 */
export const unreadableAccounts = new StickyEvents<unknown>();
