import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Home, type Person } from './Home';
import { OwnServer } from './OwnServer';
import { type StorageOptions, storageOf } from './storageOf';

export interface OpenOptions extends StorageOptions {
	/** Where it goes first; `/` where it is left out. */
	readonly path?: string;
	/** The server whose client it is; the common one where it is left out. */
	readonly home?: Home;
	readonly context?: BrowserContextOptions;
}

interface Fixtures {
	/** The common home server, with the demo world. */
	home: Home;
	/** Whether a test tagged `PHONE` runs in that size, where classic is the layout. */
	isPhone: boolean;
	/** Opens a browser of somebody's own, signed in (null: a visitor's). */
	open: (person: Person | null, options?: OpenOptions) => Promise<Page>;
	/** Starts a home server of the test's own, which ends with it; with further options of the command line. */
	ownServer: (options?: readonly string[]) => Promise<OwnServer>;
	/** What must not happen on any page of any test: uncaught errors, and violations of the content security policy. */
	faults: string[];
}

// Playwright reads what a fixture needs from its first parameter, which therefore is never left out.
export const test = base.extend<Fixtures>({
	home: async ({ baseURL }, use) => {
		if (baseURL === undefined) throw new Error('There is no server under test.');
		await use(new Home(baseURL));
	},
	isPhone: async ({ isMobile }, use) => use(isMobile),
	faults: [
		async ({ browserName: _ }, use) => {
			const faults: string[] = [];
			await use(faults);
			expect(faults).toEqual([]);
		},
		{ auto: true },
	],
	context: async ({ context, faults }, use) => {
		watch(context, faults);
		await use(context);
	},
	open: async ({ browser, home, faults }, use) => {
		const contexts: BrowserContext[] = [];
		await use(async (person, options = {}) => {
			const server = options.home ?? home;
			const storageState = storageOf(server.origin, person, options);
			const context = await browser.newContext({ baseURL: server.origin, storageState, ...options.context });
			contexts.push(context);
			watch(context, faults);
			const page = await context.newPage();
			await page.goto(options.path ?? '/');
			return page;
		});
		for (const context of contexts) await context.close();
	},
	ownServer: async ({ browserName: _ }, use) => {
		const servers: OwnServer[] = [];
		await use(async options => {
			const server = await OwnServer.start(options);
			servers.push(server);
			return server;
		});
		for (const server of servers) await server.remove();
	},
});

/** A test that runs in the size of a phone as well, for what differs there. All others run in desktop size alone. */
export const PHONE = { tag: '@phone' };
/** A test of what only a phone has: fingers. */
export const PHONE_ONLY = { tag: '@phone-only' };

export { expect };

function watch(context: BrowserContext, faults: string[]): void {
	context.on('weberror', error => faults.push(String(error.error().stack ?? error.error())));
	context.on('console', message => {
		if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
	});
}
