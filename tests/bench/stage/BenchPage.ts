import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../../playwright.config';
import { type ColumnPlan, choosing, deckOf, preferencesWith } from './deckStorage';
import { Gauge } from './Gauge';
import type { Reader } from './Reader';

export interface BenchPageOptions {
	/** Additional preferences. */
	readonly chosen?: Readonly<Record<string, unknown>>;
	/** Another window than a desktop of 1920 × 1080. */
	readonly device?: BrowserContextOptions;
}

/** A browser with an empty profile except for the page's storage, and one page of it. */
export class BenchPage {
	readonly browser: Browser;
	readonly context: BrowserContext;
	readonly page: Page;
	readonly gauge: Gauge;

	private constructor(browser: Browser, page: Page, gauge: Gauge) {
		this.browser = browser;
		this.context = page.context();
		this.page = page;
		this.gauge = gauge;
	}

	/**
	 * @param reader the signed-in user; null leaves the storage empty
	 * @param deck the columns of the stored deck
	 */
	static async open(
		reader: Reader | null,
		deck: readonly ColumnPlan[] = [],
		{ chosen = {}, device = {} }: BenchPageOptions = {},
	): Promise<BenchPage> {
		const browser = await launch();
		const context = await browser.newContext({
			viewport: { width: 1920, height: 1080 },
			deviceScaleFactor: 1,
			locale: 'en-US',
			// Figures without `offline` are those of the page itself.
			serviceWorkers: 'block',
			...device,
		});
		const all = deck.length > 0 ? { ...choosing(deckOf(deck)), ...chosen } : chosen;
		if (reader) await fillStorage(context, reader, all);
		const page = await context.newPage();
		page.on('pageerror', error => console.error(`The page failed: ${error.stack ?? error.message}`));
		return new BenchPage(browser, page, await Gauge.of(page));
	}

	async close(): Promise<void> {
		await this.browser.close();
	}
}

function launch(): Promise<Browser> {
	const { CHROMIUM_PATH } = process.env;
	return chromium.launch({
		args: [...CHROMIUM_FLAGS, '--disable-gpu'],
		...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
	});
}

/** From a blank document of the same origin, which is closed again, so that the app's first script finds the data. */
async function fillStorage(
	context: BrowserContext,
	reader: Reader,
	chosen: Readonly<Record<string, unknown>>,
): Promise<void> {
	const { origin, host, id, token } = reader;
	const account = { origin, host, id, username: 'demo', name: null, avatarUrl: null, token };
	const preferences = Object.keys(chosen).length > 0 ? preferencesWith(chosen, `${host}/${id}`) : null;
	const page = await context.newPage();
	await page.route(`${origin}/blank`, route => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto(`${origin}/blank`);
	await page.evaluate(
		async stored => {
			localStorage.setItem('account', JSON.stringify(stored.account));
			localStorage.setItem('accounts', JSON.stringify([stored.account]));
			localStorage.setItem('base', JSON.stringify({ deckIntroduced: true }));
			if (stored.preferences === null) return;
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const request = indexedDB.open('quarterdeck', 1);
				request.onupgradeneeded = () => request.result.createObjectStore('values');
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(new Error('The local database could not be opened.'));
			});
			await new Promise<void>((resolve, reject) => {
				const change = database.transaction('values', 'readwrite');
				change.objectStore('values').put(stored.preferences, 'preferences');
				change.oncomplete = () => resolve();
				change.onerror = () => reject(new Error('The preferences could not be stored.'));
			});
			database.close();
		},
		{ account, preferences },
	);
	await page.close();
}
