import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { type TypingProbe, watchTyping } from '../probes/watchTyping';
import { quantile } from '../statistics';

const CANDIDATES = 5_000;
/** Names of many candidates, of few, and of none, with the keys that delete them again. */
const WORDS = ['harbour', 'pilot 49', 'tide', 'xyzzy'];
const KEYS = 30;
const KEY_PAUSE_MS = 200;
const KINDS = ['Harbour', 'Pilot', 'Tide table', 'Lighthouse keeper'];

const lists = Array.from({ length: CANDIDATES }, (_, index) => ({
	id: `list${index}`,
	name: `${KINDS[index % KINDS.length]} ${index}`,
	userIds: [],
}));

/**
 * On a desktop: ms from each of 30 keys in the palette until its results are painted, as the 95th percentile, with
 * 5,000 lists besides everything else that it has.
 */
export const palette: Measure = {
	figures: ['palette.keys'],
	run: async stage => {
		const bench = await stage.openPage([]);
		const { page } = bench;
		try {
			await page.route('**/api/users/lists/list', route => route.fulfill({ json: lists }));
			await page.goto(`${stage.reader.origin}/?ui=default`);
			await page.locator('article').first().waitFor();
			await pause(2000);
			await page.keyboard.press('Control+k');
			const field = page.getByRole('dialog').getByRole('combobox');
			await field.fill(`harbour ${CANDIDATES - KINDS.length}`);
			await page
				.getByRole('option', { name: `Harbour ${CANDIDATES - KINDS.length}` })
				.first()
				.waitFor();
			await field.fill('');
			await pause(2000);
			await page.evaluate(watchTyping);
			const keys = WORDS.flatMap(word => [...word.split(''), ...Array.from(word, () => 'Backspace')]);
			for (let index = 0; index < KEYS; index++) {
				await page.keyboard.press(keys[index % keys.length] ?? 'Backspace');
				await pause(KEY_PAUSE_MS);
			}
			const taken = await page.evaluate(() => (globalThis as TypingProbe).typing?.keys ?? []);
			if (taken.length < KEYS) throw new Error(`Only ${taken.length} keys were heard.`);
			return { 'palette.keys': quantile(taken, 0.95) };
		} finally {
			await bench.close();
		}
	},
};
