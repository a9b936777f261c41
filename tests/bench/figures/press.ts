import type { Locator, Page } from 'playwright';
import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { type PressProbe, watchPress } from '../probes/watchPress';
import { openDeck } from '../stage/openDeck';
import type { Stage } from '../stage/Stage';
import { quantile } from '../statistics';

const PRESSES = 30;
const PER_SECOND = 20;
/** When the opened thing has come to rest, and when it is gone. */
const REST_MS = 200;
/** The first press of each kind loads its code, and isn't counted. */
const WARM_UPS = 1;
const BATCH_SECONDS = 10;

interface Press {
	/** What is done once before all presses of the kind, and after them. */
	readonly before?: (page: Page) => Promise<unknown>;
	readonly after?: (page: Page) => Promise<unknown>;
	/** Shows what is pressed. */
	readonly prepare?: (page: Page) => Promise<unknown>;
	readonly target: (page: Page, round: number) => Locator | Promise<Locator>;
	/** A selector of what is there then. */
	readonly opens: (round: number) => string;
	readonly leave: (page: Page, opens: string) => Promise<void>;
}

const close = async (page: Page, opens: string): Promise<void> => {
	await page.keyboard.press('Escape');
	await page.locator(opens).waitFor({ state: 'detached' });
};

const column = (page: Page) => page.locator('[data-column="mentions"]');

/** The first element of the column that matches and is in view: the first one of all may be above. */
async function inView(page: Page, selector: string): Promise<Locator> {
	await column(page).evaluate((element, wanted) => {
		for (const marked of element.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
		const body = (element.querySelector('header') ?? element).getBoundingClientRect().bottom;
		const isInView = (each: Element) => {
			const { top, bottom } = each.getBoundingClientRect();
			return bottom > top && top > body && bottom < innerHeight;
		};
		[...element.querySelectorAll(wanted)].find(isInView)?.setAttribute('data-target', '');
	}, selector);
	return column(page).locator('[data-target]');
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
/** Of a note that is open in its column. */
const TABS = ['Renotes', 'Reactions'];

/** What is pressed in the deck, by the figure. */
const KINDS: Readonly<Record<string, Press>> = {
	composer: {
		target: page => bar(page).getByRole('button', { name: 'Note', exact: true }),
		opens: () => '[role="dialog"] textarea',
		leave: close,
	},
	menu: {
		target: page => column(page).getByRole('button', { name: 'Menu of Mentions' }),
		opens: () => '[role="menu"]',
		leave: close,
	},
	picker: {
		target: page => inView(page, 'article [data-action="react"]'),
		opens: () => '[role="dialog"][aria-label="Emojis"] input',
		leave: close,
	},
	note: {
		target: page => inView(page, 'article a:has(time)'),
		opens: () => '[data-column="mentions"] [role="tabpanel"][aria-label="Replies"]',
		leave: async (page, opens) => {
			await column(page).getByRole('button', { name: 'Back' }).click();
			await page.locator(opens).waitFor({ state: 'detached' });
		},
	},
	tab: {
		before: async page => (await inView(page, 'article a:has(time)')).click({ force: true }),
		target: (page, round) => column(page).getByRole('tab', { name: TABS[round % TABS.length] ?? '' }),
		opens: round => `[data-column="mentions"] [role="tabpanel"][aria-label="${TABS[round % TABS.length]}"]`,
		leave: async () => {},
		after: page => column(page).getByRole('button', { name: 'Back' }).click(),
	},
	palette: {
		prepare: page => bar(page).getByRole('button', { name: 'More' }).click(),
		target: page => page.getByRole('menuitem', { name: 'Command palette' }),
		opens: () => '[role="dialog"] [role="combobox"]',
		leave: close,
	},
};

async function measurePress(page: Page, { before, prepare, target, opens, leave, after }: Press): Promise<number> {
	await page.evaluate(() => {
		(globalThis as PressProbe).presses = [];
	});
	await before?.(page);
	await pause(REST_MS);
	for (let round = 0; round < PRESSES + WARM_UPS; round++) {
		const selector = opens(round);
		await prepare?.(page);
		if (prepare) await pause(REST_MS);
		await page.evaluate(watchPress, { selector, from: 'pointerdown' } as const);
		await (await target(page, round)).click({ force: true });
		await page.waitForFunction(count => ((globalThis as PressProbe).presses?.length ?? 0) > count, round);
		await pause(REST_MS);
		await leave(page, selector);
		await pause(REST_MS);
	}
	await after?.(page);
	const presses = await page.evaluate(() => (globalThis as PressProbe).presses ?? []);
	return quantile(presses.slice(WARM_UPS), 0.95);
}

/** Notes arrive until the work is done. */
async function duringStream(stage: Stage, work: () => Promise<number>): Promise<number> {
	let isOver = false;
	const streaming = (async () => {
		while (!isOver) await stage.post('mixed', PER_SECOND * BATCH_SECONDS, PER_SECOND).done;
	})();
	try {
		return await work();
	} finally {
		isOver = true;
		await streaming;
	}
}

/**
 * In the deck of eight columns while 20 notes a second arrive: ms from pointer-down until the paint in which the
 * composer, a menu, the emoji picker, a note, a tab's notes or the palette is there. Each is a 95th percentile of 30.
 */
export const press: Measure = {
	figures: Object.keys(KINDS).map(kind => `press.${kind}`),
	run: async stage => {
		const bench = await openDeck(stage, stage.deck8);
		const figures: Record<string, number> = {};
		try {
			for (const [kind, each] of Object.entries(KINDS)) {
				figures[`press.${kind}`] = await duringStream(stage, () => measurePress(bench.page, each));
			}
			return figures;
		} finally {
			await bench.close();
		}
	},
};
