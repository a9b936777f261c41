import type { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import type { StreamConnection } from '@/api/streaming/StreamConnection';
import { KeyedNews } from '@/base/KeyedNews';
import type { StoredAccount } from './accounts';

/** Why an account can't be used any more (rules/accounts#the-end-of-an-account). */
export type AccountEnd = 'suspended' | 'deleted' | 'revoked';

/** Of a session, what its end needs. */
interface EndingSession {
	/** `host/userId` */
	readonly key: string;
	readonly host: string;
	readonly account: StoredAccount | null;
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

/** How the account has ended by an error's id; undefined: it has not. */
export const endById = (errorId: string): AccountEnd | undefined => ENDS[errorId];

/** Whether an error says that the account has ended. That is told by the shell alone, once. */
export const isAccountEnd = (error: unknown): boolean => error instanceof ApiError && endById(error.id) !== undefined;

const ended = new KeyedNews<EndedAccount>();

/**
 * The accounts of this page that the server has suspended, deleted or signed out. Each session's API client reports
 * refusals here, so that an end is learnt whichever call meets it; nobody else has to.
 */
export const accountEnds = {
	/** Looks at a refusal of a call of this session. The first that means an end closes its API and its stream, and is told. */
	report(session: EndingSession, error: ApiError): void {
		const end = endById(error.id);
		if (end === undefined || ended.get(session.key)) return;
		session.api.close();
		session.stream.close();
		ended.tell(session.key, { session, end });
	},
	/** How the account of a session has ended; undefined: it has not. */
	of: (sessionKey: string): AccountEnd | undefined => ended.get(sessionKey)?.end,
	/** Hears of all ends, those of before too. @returns ends it */
	watch: (listener: (account: EndedAccount) => void): (() => void) => ended.watch(listener),
};

/** Accounts that the server refused to tell of, though they have not ended, with the error; told until it does. */
export const unreadableAccounts = new KeyedNews<unknown>();
