import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { watchScrolling } from '../probes/scrolling';
import { scrollBack, scrollThrough } from '../probes/scrollThrough';
import type { BenchPage } from '../stage/BenchPage';
import { openDeck } from '../stage/openDeck';

const KINDS = ['home', 'local', 'social', 'global'];
const EACH = 3;
const NEAR = 100;
const FAR = 1000;
const DOWN_PX = 400;
const UP_PX = 1600;
const REST_MS = 5000;
const KILOBYTE = 1000;

/** Scrolls every column down to the given number of notes and back; on the way back nothing may be requested. */
async function there(bench: BenchPage, notes: number): Promise<{ distinct: number; nodes: number; heap: number }> {
	const distinct = await bench.page.evaluate(scrollThrough, { px: DOWN_PX, notes });
	await pause(REST_MS);
	const asked: string[] = [];
	const hear = (request: { url(): string }) => asked.push(request.url());
	bench.page.on('request', hear);
	await bench.page.evaluate(scrollBack, { px: UP_PX });
	bench.page.off('request', hear);
	const calls = asked.filter(url => new URL(url).pathname.startsWith('/api/'));
	if (calls.length > 0) throw new Error(`Scrolling back asked for ${calls.length} things, such as ${calls[0]}.`);
	await pause(REST_MS);
	return { distinct, ...(await bench.gauge.settled()) };
}

/**
 * Waits for the code that the first press may need, which the client preloads on first use or after a minute. Between
 * the two measurements it would count as held by notes, as each file adds a `link` element.
 */
async function codeIsThere({ page }: BenchPage): Promise<void> {
	const files = () => page.evaluate(() => document.querySelectorAll('link').length);
	const atFirst = await files();
	await page.keyboard.press('Shift');
	await page.waitForFunction(count => document.querySelectorAll('link').length > count, atFirst);
	for (let before = -1, now = await files(); now !== before; ) {
		await pause(REST_MS);
		before = now;
		now = await files();
	}
}

/** The memory held by notes that were scrolled past. */
export const held: Measure = {
	figures: ['held.nodes', 'held.heap'],
	run: async stage => {
		const deck = KINDS.flatMap(type => Array.from({ length: EACH }, () => ({ type })));
		const bench = await openDeck(stage, deck);
		try {
			await codeIsThere(bench);
			await bench.page.evaluate(watchScrolling);
			const near = await there(bench, NEAR);
			const far = await there(bench, FAR);
			return {
				'held.nodes': ((far.nodes - near.nodes) / near.nodes) * 100,
				'held.heap': (far.heap - near.heap) / KILOBYTE / (far.distinct - near.distinct),
			};
		} finally {
			await bench.close();
		}
	},
};
