import type { Measure } from '../Measure';
import { openDeck } from '../stage/openDeck';
import { runStream, type StreamResult } from '../stage/runStream';
import type { Stage } from '../stage/Stage';

const KINDS = ['home', 'local', 'social', 'global'];
const STREAM = { seconds: 30, perSecond: 20, mix: 'mixed' } as const;

async function streamInto(stage: Stage, columns: number): Promise<StreamResult> {
	const deck = Array.from({ length: columns }, (_, index) => ({ type: KINDS[index % KINDS.length] ?? 'home' }));
	const bench = await openDeck(stage, deck);
	try {
		return await runStream(stage, bench, STREAM);
	} finally {
		await bench.close();
	}
}

/**
 * The load of 20 notes a second for decks with more and more columns (home, local, social and global in turn); for the
 * largest also how long its frames take.
 */
export const grow: readonly Measure[] = [4, 8, 16, 24].map(columns => {
	const figure = `grow.${columns}`;
	const isLargest = columns === 24;
	return {
		figures: isLargest ? [figure, `${figure}.p95`] : [figure],
		run: async stage => {
			const { busy, p95 } = await streamInto(stage, columns);
			return isLargest ? { [figure]: busy, [`${figure}.p95`]: p95 } : { [figure]: busy };
		},
	};
});
