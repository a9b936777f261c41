import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTurn } from './accessible';
import type { Home, Person } from './Home';
import { NO_CLIENT, setPreferences } from './preferences';
import { expect, PHONE, test } from './test';

export interface Screen {
	/**
	 * Its path; if missing, the page of the previous one. A visit's first path is loaded, the others are gone to within the
	 * app, which takes a third of the time. Where the start decides what is shown, the path has a query: it is loaded too.
	 */
	readonly path?: string | ((home: Home) => Promise<string>);
	/** Opens what is checked, and waits until it is visible. */
	readonly show: (page: Page) => Promise<void>;
	/** A selector of an overlay over a checked page: only the overlay is checked, and Escape closes it. */
	readonly over?: string;
}

/** Screens that follow one another. */
export interface Visit {
	/** What the device has stored that differs from the visit before. */
	readonly base?: Record<string, unknown>;
	/** The preferences that the device has then, in place of those before. */
	readonly preferences?: (home: Home, person: Person) => Promise<Record<string, unknown>>;
	readonly screens: Readonly<Record<string, Screen>>;
}

/** Visits of one person, in one page. */
export interface Tour {
	/** Null for a visitor; by default the demo user. */
	readonly reader?: (home: Home) => Promise<Person | null>;
	/** What looks the same on a phone. */
	readonly isDesktopAlone?: true;
	readonly visits: Readonly<Record<string, Visit>>;
}

/** A dialog or a menu. */
export const OVERLAY = '[data-overlay]';

/** A test for each tour: axe finds nothing serious on its screens, light and dark. */
export function testTours(tours: Readonly<Record<string, Tour>>): void {
	for (const [name, tour] of Object.entries(tours)) testTour(name, tour);
}

function testTour(name: string, { reader, isDesktopAlone, visits }: Tour): void {
	test(
		`axe finds nothing serious ${name}, light and dark`,
		isDesktopAlone ? {} : PHONE,
		async ({ open, home, isPhone }) => {
			// Many screens in one page, each looked at twice.
			test.slow();
			const person = await (reader?.(home) ?? home.signIn('demo', 'demo'));
			const page = await open(person, {
				path: NO_CLIENT,
				// What fades in has other colours while it does.
				context: { reducedMotion: 'reduce', ...(isPhone ? {} : { viewport: { width: 1280, height: 800 } }) },
			});
			for (const [which, { base, preferences, screens }] of Object.entries(visits)) {
				await test.step(which, async () => {
					if (base) await storeOf(page, base);
					if (preferences && person) {
						await page.goto(NO_CLIENT);
						await setPreferences(page, await preferences(home, person));
					}
					let isThere = false;
					for (const [what, screen] of Object.entries(screens)) {
						await test.step(what, () => lookAt(page, home, screen, { isThere, isPhone }));
						isThere = true;
					}
				});
			}
		},
	);
}

async function lookAt(
	page: Page,
	home: Home,
	{ path, show, over }: Screen,
	{ isThere, isPhone }: { isThere: boolean; isPhone: boolean },
): Promise<void> {
	if (path !== undefined) await goTo(page, typeof path === 'string' ? path : await path(home), isThere);
	await show(page);
	// Its code may still be loading.
	if (over !== undefined) await page.locator(over).first().waitFor();
	// A phone has the colours that are looked at in desktop size: there the themes take turns.
	await (isPhone ? expectAccessibleInTurn(page, over) : expectAccessible(page, over));
	if (over !== undefined) await putAway(page.locator(over), page);
}

async function goTo(page: Page, path: string, isThere: boolean): Promise<void> {
	if (!isThere || path.includes('?')) await page.goto(path);
	// The router of the page hears this, as of its own links.
	else await page.evaluate(to => history.pushState(null, '', to), path);
}

/** Changes what the device has stored, while no client is there that would write it too. */
async function storeOf(page: Page, base: Record<string, unknown>): Promise<void> {
	await page.goto(NO_CLIENT);
	await page.evaluate(change => {
		const stored = JSON.parse(localStorage.getItem('base') ?? '{}');
		localStorage.setItem('base', JSON.stringify({ ...stored, ...change }));
	}, base);
}

/** Submenus and their menus close one by one. A press is waited for, as one too many goes to the page behind them. */
async function putAway(over: Locator, { keyboard }: Page): Promise<void> {
	await expect(async () => {
		const open = await over.count();
		await keyboard.press('Escape');
		await expect.poll(() => over.count(), { timeout: 1000, intervals: [20] }).toBeLessThan(open);
		expect(await over.count()).toBe(0);
	}).toPass();
}
