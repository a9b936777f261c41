import type { EndedAccount } from '@/stores/session/accountEnds';

/**
 * Tells of an account that has ended, and offers to keep its work. Its code is loaded when it is needed.
 * @returns whether its work may be deleted: it was kept elsewhere, or nobody wants it
 */
export const tellAccountEnd = async (account: EndedAccount): Promise<boolean> =>
	(await import('./tellAccountEnd')).tellAccountEnd(account);
