import { ApiClient } from '@/api/ApiClient';
import { pause } from '@/base/pause';
import { forgetPages } from '@/blocks/feed/rememberedPage';
import { localDatabase } from '@/platform/localDatabase';
import { deleteKeptPictures, pushEndpoints, unregisterServiceWorkers } from '@/platform/serviceWorkers';
import { forgetCopies } from '@/stores/copies/forgetCopies';
import { rememberPushed } from '@/stores/push/pushedAddresses';
import { forgetReadMarks } from '@/stores/readMarks/forgetReadMarks';
import { forgetScripts } from '@/stores/scripts/forgetScripts';
import { forgetSeen } from '@/stores/seen/forgetSeen';
import {
	accountKey,
	accounts,
	chooseAccount,
	type StoredAccount,
	saveAccounts,
	storedAccount,
	storedAccounts,
} from '@/stores/session/accounts';
import { forgetAccount } from '@/stores/session/forgetAccount';
import { type FormerAccount, rememberFormer } from '@/stores/session/formerAccounts';
import { endSession } from '@/stores/session/sessions';
import { forgetUnsentWork } from '@/stores/unsentWork/forgetUnsentWork';
import type { WorkDecision } from '@/stores/unsentWork/WorkDecision';
import { closeWindowsOf } from '../windows/pageWindows';
import { switchAccount } from './switchAccount';

/** How long signing out waits for the clean-up (rules/accounts#signing-out). */
const CLEANUP_MS = 5_000;

/** Where the page goes after its own account was removed: to the start page, or nowhere (it reloads). */
export type AfterRemoval = 'start' | 'stay';

interface Removal {
	readonly why: FormerAccount['why'];
	/** What becomes of the account's unsent work. */
	readonly work: WorkDecision;
	readonly after: AfterRemoval;
}

/**
 * Removes an account from the device: the user signs out, or the server has suspended or deleted it
 * (rules/accounts#the-end-of-an-account). If it was the page's own, continues with another, or as a visitor with local
 * data cleared. Otherwise its columns and settings stay for when it is added again.
 */
export async function removeAccount(key: string, { why, work, after }: Removal): Promise<void> {
	const account = storedAccount(key);
	endSession(key);
	const wasCurrent = isCurrent(key);
	// Before the clean-up, which takes a while: other tabs follow at once, and this one may be closed meanwhile.
	const next = forgetAccount(key);
	closeWindowsOf(key);
	forgetStored(key);
	const isLast = storedAccounts().length === 0;
	// What has ended says so in the list; so does what somebody may come back for.
	if (account && !isLast && (why !== 'left' || work === 'keep')) rememberFormer(account, why);
	const timeIsUp = cleanupTimeout();
	await settled(
		timeIsUp,
		// A server that has ended the account takes no calls of it.
		...(why === 'left' && account ? [stopPushes(account)] : []),
		...(work === 'forget' ? [forgetUnsentWork(key)] : []),
		forgetCopies(key),
		forgetReadMarks(key),
		forgetScripts(key),
		forgetSeen(key),
		deleteKeptPictures(),
	);
	if (isLast) await clearDevice(timeIsUp);
	if (!wasCurrent) return;
	if (after === 'start') switchAccount(next);
	else location.reload();
}

/** Signs out of every account of the device, and clears all that it has stored. */
export async function removeAllAccounts(): Promise<void> {
	const all = storedAccounts();
	for (const key of all.map(accountKey)) endSession(key);
	saveAccounts([]);
	chooseAccount(null);
	const timeIsUp = cleanupTimeout();
	await settled(timeIsUp, ...all.map(stopPushes));
	await clearDevice(timeIsUp);
	switchAccount(null);
}

function isCurrent(key: string): boolean {
	const { current } = accounts.getState();
	return current !== null && accountKey(current) === key;
}

/** Deletes copies of what the server has. */
function forgetStored(key: string): void {
	forgetPages(key);
	rememberPushed(key, null);
	localStorage.removeItem(`me:${key}`);
	localStorage.removeItem(`scratchpad:${key}`);
	localStorage.removeItem(`apiConsole:${key}`);
}

/** Tells the account's server to push nothing to this browser any more. The last call by its token. */
async function stopPushes({ origin, token }: StoredAccount): Promise<void> {
	const api = new ApiClient(origin, token);
	await Promise.all((await pushEndpoints()).map(endpoint => api.call('sw/unregister', { endpoint })));
}

/** No account is left: nothing of them stays, but for the language. */
async function clearDevice(timeIsUp: Promise<void>): Promise<void> {
	const language = localStorage.getItem('lang');
	localStorage.clear();
	sessionStorage.clear();
	if (language !== null) localStorage.setItem('lang', language);
	await settled(timeIsUp, unregisterServiceWorkers(), clearDatabase(), forgetSeen(null));
}

async function clearDatabase(): Promise<void> {
	const database = await localDatabase();
	await database.change(new Map(), await database.keys(''));
}

const cleanupTimeout = () => pause(CLEANUP_MS);

/** Waits for all of it, but not longer than the clean-up may take. What fails is only logged. */
async function settled(timeIsUp: Promise<void>, ...work: readonly Promise<unknown>[]): Promise<void> {
	const done = Promise.allSettled(work).then(outcomes => {
		for (const outcome of outcomes)
			if (outcome.status === 'rejected') console.warn('An account could not be cleaned up fully.', outcome.reason);
	});
	await Promise.race([done, timeIsUp]);
}
