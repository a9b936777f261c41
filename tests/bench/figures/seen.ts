import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import { pathTo } from '../../../src/domain/paths/pathTo';
import type { Measure } from '../Measure';
import { type PressProbe, type WatchedPress, watchPress } from '../probes/watchPress';
import { type TypingProbe, watchTyping } from '../probes/watchTyping';
import type { Stage } from '../stage/Stage';
import { ABSENT, type SeededNote, seededNotes, storeSeenNotes } from '../stage/seenNotes';
import { quantile } from '../statistics';

/** Of many notes, of few, of one of the oldest, and of none. */
const LETTERS = ['ka', 'ro', 'sh', 'gr', 'fl', 'we', 'du', 'zq', 'xw', 'cu'];
const JAPANESE = ['潮汐', '灯台', '海風', 'の港', '霧夜', '鯨骨', '鷲羽', '波岸', 'かな', '島'];
const ROUNDS = 3;
const REST_MS = 300;

/** What the page shows for a query: the newest note that has it at the top of the list, or that there is none. */
function shownFor(notes: readonly SeededNote[], query: string): string {
	if (ABSENT.includes(query)) return '[data-found="none"]';
	const found = notes.findLast(({ text }) =>
		/^\w/.test(query) ? text.split(' ').some(word => word.startsWith(query)) : text.includes(query),
	);
	if (!found) throw new Error(`No note has ${query}.`);
	return `[role="feed"] article[data-note-id="${found.id}"]`;
}

/** Takes the next input, and waits until what it leads to was measured. */
async function measured(page: Page, watched: WatchedPress, input: () => Promise<void>): Promise<number> {
	const before = await page.evaluate(() => (globalThis as PressProbe).presses?.length ?? 0);
	await page.evaluate(watchPress, watched);
	await input();
	await page.waitForFunction(count => ((globalThis as PressProbe).presses?.length ?? 0) > count, before);
	return page.evaluate(() => (globalThis as PressProbe).presses?.at(-1) ?? Number.NaN);
}

/**
 * On a desktop, with 50,000 notes in the index of notes seen here: ms from the second of two letters, and from a
 * Japanese word, until the results are painted (95th percentiles); the longest task of the main thread meanwhile; and
 * ms from a start at a search until its results are painted, for which the index is read.
 */
export const seen: Measure = {
	figures: ['seen.letters', 'seen.japanese', 'seen.long', 'seen.cold'],
	run: async (stage: Stage) => {
		const notes = seededNotes();
		const bench = await stage.openPage([]);
		const { page } = bench;
		try {
			await storeSeenNotes(page, stage.reader, notes);
			// The server doesn't have these notes; what it says of them would take them out of the index.
			await page.route('**/api/notes/show', route => route.abort());
			await page.goto(`${stage.reader.origin}${pathTo('search', {}, { type: 'seen', q: 'ka' })}&ui=default`);
			const isThere = (selector: string) => (document.querySelector(selector) ? performance.now() : 0);
			const first = await page.waitForFunction(isThere, shownFor(notes, 'ka'), { polling: 'raf' });
			const cold = await first.jsonValue();
			const field = page.getByRole('searchbox');
			await pause(REST_MS * 10);
			await page.evaluate(watchTyping);
			const letters: number[] = [];
			const japanese: number[] = [];
			for (let round = 0; round < ROUNDS; round++) {
				for (const query of LETTERS) {
					await field.fill('');
					await pause(REST_MS);
					const [first = '', second = ''] = query;
					await page.keyboard.press(first);
					await pause(REST_MS);
					const selector = shownFor(notes, query);
					letters.push(await measured(page, { selector, from: 'keydown' }, () => page.keyboard.press(second)));
				}
				for (const query of JAPANESE) {
					await field.fill('');
					await pause(REST_MS);
					const selector = shownFor(notes, query);
					japanese.push(await measured(page, { selector, from: 'input' }, () => field.fill(query)));
				}
			}
			const long = await page.evaluate(() => (globalThis as TypingProbe).typing?.longest ?? Number.NaN);
			return {
				'seen.letters': quantile(letters, 0.95),
				'seen.japanese': quantile(japanese, 0.95),
				'seen.long': long,
				'seen.cold': cold,
			};
		} finally {
			await bench.close();
		}
	},
};
