import { seenClient } from '@workers/seen/seen.client';

/**
 * Deletes what is kept of the notes that an account has seen.
 * @param account its key; null for all accounts
 */
export const forgetSeen = (account: string | null): Promise<void> => seenClient.forget(account);
