import type { Measure } from '../Measure';
import type { NoteMix } from '../stage/noteMix';
import { openDeck } from '../stage/openDeck';
import { runStream } from '../stage/runStream';
import type { Stage } from '../stage/Stage';

const PER_SECOND = 20;
const SECONDS = 25;
/** The shortest long task: smaller differences can't be measured. */
const ONE_LONG_TASK_MS = 50;

async function longTasks(stage: Stage, mix: NoteMix): Promise<number> {
	const bench = await openDeck(stage, stage.deck8);
	try {
		return (await runStream(stage, bench, { seconds: SECONDS, perSecond: PER_SECOND, mix })).long;
	} finally {
		await bench.close();
	}
}

/** 500 hostile texts compared with 500 plain ones, on the deck of eight columns. */
export const hostile: Measure = {
	figures: ['hostile.plain', 'hostile.long', 'hostile.ratio'],
	run: async stage => {
		const plain = await longTasks(stage, 'plain');
		const long = await longTasks(stage, 'hostile');
		return {
			'hostile.plain': plain,
			'hostile.long': long,
			'hostile.ratio': Math.max(long, ONE_LONG_TASK_MS) / Math.max(plain, ONE_LONG_TASK_MS),
		};
	},
};
