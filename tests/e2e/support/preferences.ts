import type { Page } from '@playwright/test';

/** A file of the server that doesn't load the client, for preparing the client's storage. */
export const NO_CLIENT = '/manifest.json';

/** Stores preferences like the client does, before it starts. The page must be at `NO_CLIENT`. */
export async function setPreferences(page: Page, values: Record<string, unknown>): Promise<void> {
	const records = Object.entries(values).map(([key, value]) => [key, [[{}, value, {}]]]);
	const profile = { id: 'test', version: '0', type: 'main', modifiedAt: 1, name: '' };
	await page.evaluate(
		stored =>
			new Promise<void>((done, fail) => {
				const opening = indexedDB.open('quarterdeck', 1);
				opening.onupgradeneeded = () => opening.result.createObjectStore('values');
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const writing = opening.result.transaction('values', 'readwrite');
					writing.objectStore('values').put(stored, 'preferences');
					writing.onerror = () => fail(writing.error);
					writing.oncomplete = () => {
						opening.result.close();
						done();
					};
				};
			}),
		{ ...profile, preferences: Object.fromEntries(records) },
	);
}

interface StoredProfile {
	readonly id: string;
	readonly name: string;
	readonly type: string;
	readonly preferences: Readonly<Record<string, readonly (readonly [object, unknown, object])[]>>;
}

/** The profile that the client has stored; undefined if there is none. */
export const storedProfile = (page: Page): Promise<StoredProfile | undefined> =>
	page.evaluate(
		() =>
			new Promise<StoredProfile | undefined>((done, fail) => {
				const opening = indexedDB.open('quarterdeck');
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const reading = opening.result.transaction('values').objectStore('values').get('preferences');
					reading.onerror = () => fail(reading.error);
					reading.onsuccess = () => {
						opening.result.close();
						done(reading.result as StoredProfile | undefined);
					};
				};
			}),
	);

/** The stored value of a preference: that of its last record. */
export const readPreference = async (page: Page, key: string): Promise<unknown> =>
	(await storedProfile(page))?.preferences[key]?.at(-1)?.[1];
