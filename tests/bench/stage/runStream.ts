import { pause } from '@/base/pause';
import { type ColumnArrivals, type StreamProbe, untilQuiet, watchStream } from '../probes/watchStream';
import { quantile } from '../statistics';
import type { BenchPage } from './BenchPage';
import { latencies } from './latencies';
import type { NoteMix } from './noteMix';
import type { Stage } from './Stage';

export interface StreamResult {
	/** Percentage of the window spent in main-thread tasks. */
	readonly busy: number;
	/** Total of long tasks in ms. */
	readonly long: number;
	/** Frame gap in ms. */
	readonly p95: number;
	/** From a note's creation until it is visible, in ms. */
	readonly latency95: number;
	/** From the last note until the page is quiet, in ms. */
	readonly drain: number;
	readonly columns: readonly ColumnArrivals[];
}

const AFTERMATH_MS = 1000;

/** Posts at a steady rate to a page with a deck, and measures it. */
export async function runStream(
	stage: Stage,
	bench: BenchPage,
	{ seconds, perSecond, mix }: { seconds: number; perSecond: number; mix: NoteMix },
): Promise<StreamResult> {
	await bench.page.evaluate(watchStream);
	const busyBefore = await bench.gauge.busy();
	const started = performance.now();
	const posting = stage.post(mix, seconds * perSecond, perSecond);
	await posting.done;
	const lasted = performance.now() - started;
	const busyAfter = await bench.gauge.busy();
	const quietAt = await bench.page.evaluate(untilQuiet);
	await pause(AFTERMATH_MS);
	const stream = await bench.page.evaluate(() => (globalThis as StreamProbe).stream);
	if (!stream) throw new Error('The page was left while it was watched.');
	if (posting.refused.length > 0)
		console.error(`${posting.refused.length} notes were refused, such as ${posting.refused[0]}`);
	const lastNoteAt = Math.max(...posting.posted.map(note => note.createdAt));
	return {
		busy: ((busyAfter - busyBefore) / lasted) * 100,
		long: stream.long,
		p95: quantile(stream.gaps, 0.95),
		latency95: quantile(latencies(posting.posted, stream.columns), 0.95),
		drain: quietAt - lastNoteAt,
		columns: stream.columns,
	};
}
