import type { Measure } from '../Measure';
import { openDeck } from '../stage/openDeck';
import { runStream } from '../stage/runStream';
import type { Stage } from '../stage/Stage';

const KINDS = ['home', 'local', 'social', 'global'];
const STREAM = { seconds: 30, perSecond: 20, mix: 'mixed' } as const;

async function busyWith(stage: Stage, columns: number): Promise<number> {
	const deck = Array.from({ length: columns }, (_, index) => ({ type: KINDS[index % KINDS.length] ?? 'home' }));
	const bench = await openDeck(stage, deck);
	try {
		return (await runStream(stage, bench, STREAM)).busy;
	} finally {
		await bench.close();
	}
}

/** The load of 20 notes a second for decks with more and more columns (home, local, social and global in turn). */
export const grow: readonly Measure[] = [4, 8, 16, 24].map(columns => ({
	figures: [`grow.${columns}`],
	run: async stage => ({ [`grow.${columns}`]: await busyWith(stage, columns) }),
}));
