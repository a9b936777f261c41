import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import { pathTo } from '../../../src/domain/paths/pathTo';
import { SETTINGS_LIST } from '../../../src/features/settings/frame/settingsList';
import type { Measure } from '../Measure';
import { type PressProbe, watchPress } from '../probes/watchPress';
import { type TypingProbe, watchTyping } from '../probes/watchTyping';
import { quantile } from '../statistics';

const PATHS = SETTINGS_LIST.flatMap(({ pages }) => pages.map(({ page }) => pathTo(page)));
/** Each page is opened this often; the first time loads its code, and isn't counted. */
const ROUNDS = 3;
/** What a page asks the server for has arrived by then. */
const REST_MS = 500;
/** Words of many settings, of few, and of none, with the keys that delete them again. */
const WORDS = ['sound', 'sensitive', 'notification', 'emoji', 'deck', 'xyzzy'];
const KEYS = 100;
const KEY_PAUSE_MS = 60;

/** The page beside the list in which it is marked as the one shown, without placeholders of what is loaded. */
const shown = (path: string) =>
	`nav:has(a[data-path="${path}"][aria-current="page"]) + div:not(:has(.skeleton-rows)) > :last-child > *`;

async function press(page: Page, path: string): Promise<void> {
	const before = await page.evaluate(() => (globalThis as PressProbe).presses?.length ?? 0);
	await page.evaluate(watchPress, { selector: shown(path), from: 'pointerdown' } as const);
	await page.locator(`nav:has([role="combobox"]) a[data-path="${path}"]`).click();
	await page.waitForFunction(count => ((globalThis as PressProbe).presses?.length ?? 0) > count, before);
	await pause(REST_MS);
}

async function type(page: Page): Promise<void> {
	await page.locator('nav [role="combobox"]').click();
	await page.evaluate(watchTyping);
	const keys = WORDS.flatMap(word => [...word.split(''), ...Array.from(word, () => 'Backspace')]);
	for (let index = 0; index < KEYS; index++) {
		await page.keyboard.press(keys[index % keys.length] ?? 'Backspace');
		await pause(KEY_PAUSE_MS);
	}
}

/**
 * On a desktop: ms from pointer-down on each page of the settings list until the paint in which the page is there, with
 * its code loaded and what it asks the server for included; and from each key in the search until its results are
 * painted. Both are 95th percentiles.
 */
export const settings: Measure = {
	figures: ['press.settings', 'settings.search'],
	run: async stage => {
		const bench = await stage.openPage([]);
		const { page } = bench;
		try {
			await page.goto(`${stage.reader.origin}/settings?ui=default`);
			await page.locator('nav [role="combobox"]').waitFor();
			await pause(REST_MS * 4);
			for (const path of PATHS) await press(page, path);
			await page.evaluate(() => {
				(globalThis as PressProbe).presses = [];
			});
			for (let round = 1; round < ROUNDS; round++) for (const path of PATHS) await press(page, path);
			const presses = await page.evaluate(() => (globalThis as PressProbe).presses ?? []);
			await type(page);
			const keys = await page.evaluate(() => (globalThis as TypingProbe).typing?.keys ?? []);
			if (keys.length < KEYS) throw new Error(`Only ${keys.length} keys were heard.`);
			return { 'press.settings': quantile(presses, 0.95), 'settings.search': quantile(keys, 0.95) };
		} finally {
			await bench.close();
		}
	},
};
