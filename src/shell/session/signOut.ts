import { forgetLastView } from '@/platform/lastView';
import { localDatabase } from '@/platform/localDatabase';
import { accountKey, accounts, forgetAccount } from '@/stores/session/accounts';
import { endSession } from '@/stores/session/sessions';
import { closeWindowsOf } from '../windows/pageWindows';
import { switchAccount } from './switchAccount';

/** How long signing out waits for the clean-up (rules/accounts#signing-out). */
const CLEANUP_MS = 5_000;

/** Where the page goes after its own account was removed: to the start page, or nowhere (it reloads). */
export type AfterRemoval = 'start' | 'stay';

interface Removal {
	/** Whether the account's unsent work is deleted from this device. */
	readonly forgetsWork: boolean;
	readonly after: AfterRemoval;
}

/**
 * Removes an account from the device: the user signs out, or the server has suspended or deleted it
 * (rules/accounts#the-end-of-an-account). If it was the page's own, continues with another, or as a visitor with local
 * data cleared.
 */
export async function removeAccount(key: string, { forgetsWork, after }: Removal): Promise<void> {
	endSession(key);
	const wasCurrent = isCurrent(key);
	if (forgetsWork) await forgetWork(key);
	const next = forgetAccount(key);
	forgetSettings(key);
	closeWindowsOf(key);
	if (!wasCurrent) return;
	if (accounts.getState().all.length === 0) await clearLocalData();
	if (after === 'start') switchAccount(next);
	else location.reload();
}

/** Deletes what is stored for the account apart from its unsent work: copies and settings. */
function forgetSettings(key: string): void {
	forgetLastView();
	for (const name of ['me:', 'edits:', 'lastPage:', 'base:account:', 'base:deviceAccount:'])
		localStorage.removeItem(name + key);
}

function isCurrent(key: string): boolean {
	const { current } = accounts.getState();
	return current !== null && accountKey(current) === key;
}

/** Its code isn't part of the start. */
async function forgetWork(key: string): Promise<void> {
	try {
		const { forgetUnsentWork } = await import('@/stores/unsentWork/forgetUnsentWork');
		await Promise.race([forgetUnsentWork(key), cleanupTimeout()]);
	} catch (error) {
		console.warn('What was not posted could not be removed.', error);
	}
}

const cleanupTimeout = () => new Promise<void>(resolve => setTimeout(resolve, CLEANUP_MS));

async function clearLocalData(): Promise<void> {
	const language = localStorage.getItem('lang');
	localStorage.clear();
	if (language !== null) localStorage.setItem('lang', language);
	const clean = localDatabase().then(async database => {
		for (const key of await database.keys('')) await database.remove(key);
	});
	await Promise.race([clean.catch(() => {}), cleanupTimeout()]);
}
