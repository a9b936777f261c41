import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { deleteWorkerCaches } from '@/platform/serviceWorkers';
import { COPY_PREFIXES } from '@/stores/copies/copyKeys';
import { waitFor } from '@/ui/dialog/waiting';

/** Keys of copies of data from servers and the build (rules/start#clearing-the-cache). */
const COPIES = ['server:', 'me:', 'lastPage:', 'lastView', 'locale', 'localeVersion', 'theme'];

/** Removes stored copies, then reloads the page, which fetches them again. */
export async function clearCache(): Promise<void> {
	await waitFor(removeCopies(), text.shell.clearingCache);
	location.reload();
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
