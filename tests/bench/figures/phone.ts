import type { Locator, Page } from 'playwright';
import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { firstNote } from '../probes/firstNote';
import { type PressProbe, watchPress } from '../probes/watchPress';
import { quantile } from '../statistics';
import { openUntilFirstNote } from './first';

/** How much slower the CPU of an average phone is than this machine's. */
const SLOWER = 4;
const ROUNDS = 7;
/** When the opened overlay has come to rest. */
const REST_MS = 700;

/** Presses, waits until the opened overlay is painted, and goes back. */
async function press(page: Page, target: Locator, opens: string, goBack: () => Promise<unknown>): Promise<void> {
	const before = await page.evaluate(() => (globalThis as PressProbe).presses?.length ?? 0);
	await page.evaluate(watchPress, { selector: opens, from: 'pointerup' } as const);
	await target.tap();
	await page.waitForFunction(count => ((globalThis as PressProbe).presses?.length ?? 0) > count, before);
	await pause(REST_MS);
	await goBack();
	await page.locator(opens).waitFor({ state: 'detached' });
	await pause(REST_MS);
}

/**
 * At 390 × 844, by touch, with the CPU slowed down four times: ms until the first note with an empty profile; and the
 * 95th percentile from the end of a press until the note's page, a note's menu or the composer is painted.
 */
export const phone: Measure = {
	figures: ['phone.first', 'phone.press'],
	run: async stage => {
		const device = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
		const bench = await stage.openPage([], { device });
		const { page } = bench;
		try {
			const processor = await bench.context.newCDPSession(page);
			await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
			await bench.context.addInitScript(firstNote);
			const first = await openUntilFirstNote(page, `${stage.reader.origin}/?ui=default`);
			await pause(REST_MS * 4);
			const card = page.locator('article[data-note-id]').first();
			const bar = page.getByRole('navigation', { name: 'Navigation' });
			for (let round = 0; round < ROUNDS; round++) {
				const menu = card.getByRole('button', { name: 'Note menu' });
				await press(page, menu, '[role="menu"]', () => page.goBack());
				await press(page, bar.getByRole('button', { name: 'Note' }), '[role="dialog"] textarea', () => page.goBack());
				const time = card.locator('a:has(time)').first();
				await press(page, time, '[role="tabpanel"][aria-label="Replies"]', () => page.goBack());
			}
			const presses = await page.evaluate(() => (globalThis as PressProbe).presses ?? []);
			return { 'phone.first': first, 'phone.press': quantile(presses, 0.95) };
		} finally {
			await bench.close();
		}
	},
};
