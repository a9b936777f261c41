import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { scrollToEnd } from '../probes/scrollToEnd';
import { type PressProbe, watchPress } from '../probes/watchPress';
import { answerList, LONG_LISTS, type LongListKind } from '../stage/answerList';
import type { Stage } from '../stage/Stage';
import { median } from '../statistics';

/** What most servers, and most people, have. */
const FEW = 50;
const OPENINGS = 7;
const REST_MS = 1500;
/** By then the page has loaded what it doesn't need for its first view, such as the widgets beside the list. */
const STARTED_MS = 7000;

/** For each kind: how a long list compares with a short one, and its end with its start. */
export const list: Measure = {
	figures: LONG_LISTS.flatMap(({ name }) => [`list.first.${name}`, `list.nodes.${name}`]),
	run: async stage => {
		const figures: Record<string, number> = {};
		for (const kind of LONG_LISTS) {
			const few = await measure(stage, kind, FEW);
			const many = await measure(stage, kind, kind.most);
			figures[`list.first.${kind.name}`] = many.first / few.first;
			figures[`list.nodes.${kind.name}`] = many.nodes;
		}
		return figures;
	},
};

/** ms from the press that leads to a list until its tenth row is painted, and how its nodes grow until its end. */
async function measure(stage: Stage, kind: LongListKind, count: number): Promise<{ first: number; nodes: number }> {
	const bench = await stage.openPage([]);
	const { page } = bench;
	try {
		await answerList(page, kind, count);
		const times: number[] = [];
		// The first opening loads the list's code.
		for (let opening = 0; opening <= OPENINGS; opening++) {
			await page.goto(`${stage.reader.origin}${kind.from}`);
			await page.reload();
			await page.locator(kind.pressed).waitFor();
			await pause(REST_MS);
			await page.evaluate(watchPress, { selector: kind.tenth, from: 'pointerdown' } as const);
			await page.locator(kind.pressed).click();
			await page.waitForFunction(() => ((globalThis as PressProbe).presses?.length ?? 0) > 0);
			const [time] = await page.evaluate(() => (globalThis as PressProbe).presses ?? []);
			if (opening > 0) times.push(time ?? Number.NaN);
		}
		await pause(STARTED_MS);
		const before = await bench.gauge.settled();
		await page.evaluate(scrollToEnd, { selector: kind.scroller, px: 2000 });
		await pause(REST_MS);
		const after = await bench.gauge.settled();
		return { first: median(times), nodes: after.nodes / before.nodes };
	} finally {
		await bench.close();
	}
}
