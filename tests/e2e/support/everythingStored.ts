import type { Page } from '@playwright/test';

/** All that the databases of the page's origin hold, as a text. @param name of one of them alone */
export const everythingStored = (page: Page, name?: string): Promise<string> => page.evaluate(readDatabases, name);

async function readDatabases(wanted: string | undefined): Promise<string> {
	const promised = <T>(request: IDBRequest<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(new Error('A database could not be read.'));
		});
	const found: unknown[] = [];
	for (const { name } of await indexedDB.databases()) {
		if (name === undefined || (wanted !== undefined && name !== wanted)) continue;
		const database = await promised(indexedDB.open(name));
		for (const table of database.objectStoreNames) {
			const reading = database.transaction(table).objectStore(table);
			found.push([table, await promised(reading.getAllKeys()), await promised(reading.getAll())]);
		}
		database.close();
	}
	return JSON.stringify(found);
}
