import { forgetLastView } from '@/platform/lastView';
import { localDatabase } from '@/platform/localDatabase';
import { accountKey, accounts, forgetAccount } from '@/stores/session/accounts';
import { endSession } from '@/stores/session/sessions';
import { closeWindowsOf } from '../windows/pageWindows';
import { switchAccount } from './switchAccount';

/** Longer than this nobody waits for the clean-up at signing out (spec 1 §9). */
const CLEANUP_MS = 5_000;

/** Takes the current account off the device and goes on with another, or as a visitor with local data cleared. */
export async function signOut(): Promise<void> {
	const { current } = accounts.getState();
	if (!current) return;
	// One that the server has signed out may come back, and finds what it had not posted.
	await forgetOutbox(accountKey(current));
	await removeAccount(accountKey(current));
}

/** The same for any account, such as one that the server has suspended or deleted (spec 1 §4). */
export async function removeAccount(key: string): Promise<void> {
	endSession(key);
	const wasCurrent = isCurrent(key);
	const next = forgetAccount(key);
	forgetLocally(key);
	closeWindowsOf(key);
	if (!wasCurrent) return;
	if (accounts.getState().all.length === 0) await clearLocalData();
	switchAccount(next);
}

/** What was kept for the account alone: its copy, its drafts, its settings on this device. */
function forgetLocally(key: string): void {
	forgetLastView();
	const prefixes = [
		`me:${key}`,
		`lastPage:${key}`,
		`draft:${key}:`,
		`base:account:${key}`,
		`base:deviceAccount:${key}`,
	];
	for (const name of Object.keys(localStorage)) {
		if (prefixes.some(prefix => (prefix.endsWith(':') ? name.startsWith(prefix) : name === prefix))) {
			localStorage.removeItem(name);
		}
	}
}

function isCurrent(key: string): boolean {
	const { current } = accounts.getState();
	return current !== null && accountKey(current) === key;
}

/** Its code is not part of the start. */
async function forgetOutbox(key: string): Promise<void> {
	try {
		await (await import('@/stores/outbox/outboxes')).forgetOutbox(key);
	} catch (error) {
		console.warn('What waited to be posted could not be removed.', error);
	}
}

async function clearLocalData(): Promise<void> {
	const language = localStorage.getItem('lang');
	localStorage.clear();
	if (language !== null) localStorage.setItem('lang', language);
	const clean = localDatabase().then(async database => {
		for (const key of await database.keys('')) await database.remove(key);
	});
	await Promise.race([clean.catch(() => {}), new Promise(resolve => setTimeout(resolve, CLEANUP_MS))]);
}
