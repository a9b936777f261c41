import type { EndedAccount } from '@/stores/session/accountEnds';

/**
 * Reports that an account has ended, and offers to keep its unsent work. Its code is loaded on use.
 * @returns whether the work may be deleted: it was saved elsewhere, or the user doesn't want it
 */
export const showAccountEnd = async (account: EndedAccount): Promise<boolean> =>
	(await import('./showAccountEnd')).showAccountEnd(account);

/** Warns that the server is deleting the account. Its code is loaded on use. */
export const showDeletionInProgress = async (): Promise<void> =>
	(await import('./showDeletionInProgress')).showDeletionInProgress();
