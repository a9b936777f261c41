import { expect, type Page } from '@playwright/test';

/** For contexts of tests that want the service worker. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** How many scripts and styles of the page's build are kept; none while no worker controls the page. */
const countKept = async (): Promise<number> => {
	if (!navigator.serviceWorker.controller) return 0;
	const build = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '';
	const kept = await (await caches.open(`build:${build}`)).keys();
	// The page and the texts are kept there, too.
	return kept.filter(({ url }) => /\.(?:js|css)$/.test(new URL(url).pathname)).length;
};

/** How many files the worker's script names. */
const countNamed = async (): Promise<number> => {
	const script = await (await fetch('/sw.js')).text();
	return new Set(script.match(/\/assets\/[\w.-]+\.(?:js|css)/g)).size;
};

/** Waits until the service worker controls the page and has kept the whole build. */
export async function workerIsReady(page: Page): Promise<void> {
	const named = await page.evaluate(countNamed);
	expect(named).toBeGreaterThan(0);
	await expect.poll(() => page.evaluate(countKept), { timeout: 60_000 }).toBeGreaterThanOrEqual(named);
}

/** Waits until the worker has kept the page, which a start without the server shows. */
export async function pageIsKept(page: Page): Promise<void> {
	const isKept = async () => (await caches.match('/', { ignoreSearch: true })) !== undefined;
	await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true);
}

/**
 * Waits until the newest worker serves the page. A worker to which a debugger is attached, as Playwright's is, may stay
 * in charge when a request comes in the moment of the change, so a worker that keeps another waiting is stopped.
 */
export async function newestWorkerServes(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('ServiceWorker.enable');
	const isWaiting = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			return Boolean(registration?.installing ?? registration?.waiting);
		});
	const lookAgain = async () => {
		if (await isWaiting()) await session.send('ServiceWorker.stopAllWorkers');
		return isWaiting();
	};
	await expect.poll(lookAgain, { timeout: 30_000 }).toBe(false);
	await session.detach();
}

/** Waits until what the page shows is kept in the local database. */
export async function copiesAreKept(page: Page, count: number): Promise<void> {
	const countCopies = () =>
		new Promise<number>((resolve, reject) => {
			const opening = indexedDB.open('quarterdeck');
			opening.onerror = () => reject(new Error('The local database could not be opened.'));
			opening.onsuccess = () => {
				const keys = opening.result.transaction('values').objectStore('values').getAllKeys();
				keys.onsuccess = () => {
					opening.result.close();
					resolve(keys.result.filter(key => typeof key === 'string' && key.startsWith('copy:')).length);
				};
			};
		});
	await expect.poll(() => page.evaluate(countCopies), { timeout: 40_000 }).toBeGreaterThanOrEqual(count);
}
