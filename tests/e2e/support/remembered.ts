import type { Page } from '@playwright/test';

/** How many notes the device's only account remembers as read, and of how many timelines it knows up to where. */
export const remembered = (page: Page): Promise<[read: number, marks: number]> =>
	page.evaluate(async () => {
		const open = indexedDB.open('quarterdeck');
		await new Promise(done => {
			open.onsuccess = done;
		});
		const store = open.result.transaction('values').objectStore('values');
		const found = store.getAll(IDBKeyRange.bound('readMarks:', 'readMarks:\uffff'));
		await new Promise(done => {
			found.onsuccess = done;
		});
		open.result.close();
		const [kept] = found.result;
		return [kept?.read.length ?? 0, Object.keys(kept?.marks ?? {}).length];
	});
