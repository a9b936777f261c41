import type { EndedAccount } from '@/stores/session/accountEnds';
import type { StoredAccount } from '@/stores/session/accounts';
import type { FormerAccount } from '@/stores/session/formerAccounts';
import type { WorkDecision } from '@/stores/unsentWork/WorkDecision';

const loadDecisions = () => import('./decideSignOut');

/** Reports that an account has ended, and offers to keep its unsent work. Its code is loaded on use. */
export const showAccountEnd = async (account: EndedAccount): Promise<WorkDecision> =>
	(await import('./showAccountEnd')).showAccountEnd(account);

/** Asks whether to sign out of an account, and what becomes of its unsent work; undefined if cancelled. */
export const decideSignOut = async (account: StoredAccount): Promise<WorkDecision | undefined> =>
	(await loadDecisions()).decideSignOut(account);

/** Asks whether to sign out of all accounts, which deletes what this device has of them; offers to save it first. */
export const decideSignOutOfAll = async (all: readonly StoredAccount[]): Promise<boolean> =>
	(await loadDecisions()).decideSignOutOfAll(all);

/** Asks what becomes of the unsent work of an account that has left the device; undefined if cancelled. */
export const decideLeftWork = async (former: FormerAccount): Promise<WorkDecision | undefined> =>
	(await loadDecisions()).decideLeftWork(former);

/** Warns that the server is deleting the account. Its code is loaded on use. */
export const showDeletionInProgress = async (): Promise<void> =>
	(await import('./showDeletionInProgress')).showDeletionInProgress();
