import { ApiClient } from '@/api/ApiClient';
import { accountKey, type StoredAccount } from './accounts';
import { startedSession } from './sessions';

/**
 * Calls as an account of this device without starting a session for it. Where a part of the page has one, its client is
 * used, which also reports the end of the account.
 */
export const accountApi = (account: StoredAccount): ApiClient =>
	startedSession(accountKey(account))?.api ?? new ApiClient(account.origin, account.token);
