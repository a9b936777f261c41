import { forgetLastView } from '@/platform/lastView';
import { localDatabase } from '@/platform/localDatabase';
import { accountKey, accounts, forgetAccount } from '@/stores/session/accounts';
import { endSession } from '@/stores/session/sessions';
import { closeWindowsOf } from '../windows/pageWindows';
import { switchAccount } from './switchAccount';

/** Longer than this nobody waits for the clean-up at signing out (rules/accounts#signing-out). */
const CLEANUP_MS = 5_000;

/** Where the page goes when its own account has left the device: to the start page, or nowhere (it is loaded anew). */
export type AfterRemoval = 'start' | 'stay';

interface Removal {
	/** Deletes what the account has written on this device and not posted. */
	readonly forgetsWork: boolean;
	readonly after: AfterRemoval;
}

/** Takes the current account off the device and goes on with another, or as a visitor with local data cleared. */
export async function signOut(): Promise<void> {
	const { current } = accounts.getState();
	if (current) await removeAccount(accountKey(current), { forgetsWork: true, after: 'start' });
}

/**
 * The same for any account, such as one that the server has suspended or deleted
 * (rules/accounts#the-end-of-an-account).
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

/** What was kept for the account alone beside its work: its copy, its settings on this device. */
function forgetSettings(key: string): void {
	forgetLastView();
	for (const name of ['me:', 'lastPage:', 'base:account:', 'base:deviceAccount:']) localStorage.removeItem(name + key);
}

function isCurrent(key: string): boolean {
	const { current } = accounts.getState();
	return current !== null && accountKey(current) === key;
}

/** Its code is not part of the start. */
async function forgetWork(key: string): Promise<void> {
	try {
		const { forgetLeftWork } = await import('@/stores/leftWork/forgetLeftWork');
		await Promise.race([forgetLeftWork(key), cleanupTimeout()]);
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
