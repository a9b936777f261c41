import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Home, type Person } from './Home';
import { OwnServer } from './OwnServer';
import { type StorageOptions, type Stored, storageOf } from './storageOf';

export interface OpenOptions extends StorageOptions {
	/** The first path; `/` by default. */
	readonly path?: string;
	/** The server of the client; the shared one by default. */
	readonly home?: Home;
	readonly context?: BrowserContextOptions;
}

interface Fixtures {
	/** The shared home server, with the demo world. */
	home: Home;
	/** Whether a test tagged `PHONE` runs in that size, with the classic layout. */
	isPhone: boolean;
	/** Opens a new browser with a signed-in user (null for a visitor). */
	open: (person: Person | null, options?: OpenOptions) => Promise<Page>;
	/** Starts a home server for this test only, with additional command line arguments. */
	ownServer: (options?: readonly string[]) => Promise<OwnServer>;
	/** The same at `localhost`, where browsers have security keys. */
	namedServer: () => Promise<OwnServer>;
	/**
	 * Whether the browser asks pages to save data: they load parts when they are opened then, instead of loading all
	 * after the first input, which takes a sixth of a test's time.
	 */
	savesData: boolean;
	/** Uncaught errors and violations of the Content-Security-Policy, which must not happen on any page of any test. */
	faults: string[];
}

// Playwright parses a fixture's first parameter, which therefore must be written out.
export const test = base.extend<Fixtures>({
	home: async ({ baseURL }, use) => {
		if (baseURL === undefined) throw new Error('There is no server under test.');
		await use(new Home(baseURL));
	},
	savesData: [true, { option: true }],
	isPhone: async ({ isMobile }, use) => use(isMobile),
	faults: [
		async ({ browserName: _ }, use) => {
			const faults: string[] = [];
			await use(faults);
			expect(faults).toEqual([]);
		},
		{ auto: true },
	],
	context: async ({ context, faults, savesData }, use) => {
		await watch(context, faults, savesData);
		await use(context);
	},
	open: async ({ browser, home, faults, savesData }, use) => {
		const contexts: BrowserContext[] = [];
		await use(async (person, options = {}) => {
			const server = options.home ?? home;
			const context = await browser.newContext({ baseURL: server.origin, ...options.context });
			contexts.push(context);
			await watch(context, faults, savesData);
			const page = await context.newPage();
			const stored = storageOf(person, options);
			const storing = await page.addInitScript(store, { origin: server.origin, stored });
			await page.goto(options.path ?? '/');
			await storing.dispose();
			return page;
		});
		for (const context of contexts) await context.close();
	},
	ownServer: async ({ browserName: _ }, use) => withServers(use, options => OwnServer.start(options)),
	namedServer: async ({ browserName: _ }, use) => withServers(use, () => OwnServer.startAtName()),
});

/** For tests that also run in the size of a phone, for what differs there. All others run in desktop size only. */
export const PHONE = { tag: '@phone' };
/** For tests of what only phones have: touch. */
export const PHONE_ONLY = { tag: '@phone-only' };

/** A window that shows all columns of the default deck at once; the usual one scrolls to the last. */
export const WIDE = { viewport: { width: 1920, height: 1080 } };

export { expect };

/** Lets a test start servers, and removes them after it. */
async function withServers<Given extends unknown[]>(
	use: (start: (...given: Given) => Promise<OwnServer>) => Promise<void>,
	start: (...given: Given) => Promise<OwnServer>,
): Promise<void> {
	const servers: OwnServer[] = [];
	await use(async (...given) => {
		const server = await start(...given);
		servers.push(server);
		return server;
	});
	for (const server of servers) await server.remove();
}

/** Runs in the page before its first script. To store something, Playwright itself would open another page. */
function store({ origin, stored }: { origin: string; stored: Stored }): void {
	if (location.origin !== origin || localStorage.length > 0) return;
	for (const [name, value] of stored) localStorage.setItem(name, value);
}

/** How many times slower pages run, to find tests that a slow machine would fail: `PAGES_SLOWER=4 npx playwright test`. */
const SLOWER = Number(process.env.PAGES_SLOWER ?? 1);

/** Enough for what a page loads in a long test: a browser notes only the first 250 by itself. */
const NOTED_RESOURCES = 5_000;

async function watch(context: BrowserContext, faults: string[], savesData: boolean): Promise<void> {
	if (savesData) await context.addInitScript(askToSaveData);
	if (SLOWER > 1) context.on('page', page => void slowDown(page).catch(() => {}));
	await context.addInitScript(size => performance.setResourceTimingBufferSize(size), NOTED_RESOURCES);
	context.on('weberror', error => {
		const { stack, message } = error.error();
		// Parts that could not be loaded have no stack.
		faults.push(stack || message || String(error.error()));
	});
	context.on('console', message => {
		if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
	});
}

/** Runs in the page. */
function askToSaveData(): void {
	const { connection } = navigator as { connection?: object };
	if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
