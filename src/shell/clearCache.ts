import { pause } from '@/base/pause';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { deleteWorkerCaches } from '@/platform/serviceWorkers';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import { COPY_PREFIXES } from '@/stores/copies/copyKeys';
import { waitFor } from '@/ui/dialog/waiting';
import { toast } from '@/ui/toast/toasts';

/** Keys of copies of data from servers and the build (rules/start#clearing-the-cache). */
const COPIES = ['server:', 'me:', 'lastPage:', 'lastView', 'locale', 'localeVersion', 'theme'];

/** A server that is silent for longer counts as out of reach. */
const ANSWER_MS = 8_000;

/**
 * Removes stored copies, then reloads the page, which fetches them again. Without the server it says so and removes
 * nothing, as no page could start.
 */
export async function clearCache(): Promise<void> {
	const isCleared = await waitFor(clear(), text.shell.clearingCache, isDone => isDone);
	if (isCleared) location.reload();
	else toast(text.error.awayNotDone, { icon: 'wifiOff' });
}

async function clear(): Promise<boolean> {
	if (await isServerAway()) return false;
	await removeCopies();
	return true;
}

async function isServerAway(): Promise<boolean> {
	const isSilent = pause(ANSWER_MS).then(() => 'serverDead');
	return (await Promise.race([whyLoadFailed(), isSilent])) === 'serverDead';
}

async function removeCopies(): Promise<void> {
	for (const key of Object.keys(localStorage)) {
		if (COPIES.some(copy => key === copy || (copy.endsWith(':') && key.startsWith(copy)))) localStorage.removeItem(key);
	}
	const database = await localDatabase();
	const keys = await Promise.all(['emojis:', ...COPY_PREFIXES].map(prefix => database.keys(prefix)));
	await database.change(new Map(), keys.flat());
	await deleteWorkerCaches();
}
