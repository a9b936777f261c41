import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { countedRenders, showCountedClient } from '../stage/countedClient';
import { openDeck, showDeck } from '../stage/openDeck';
import { runStream } from '../stage/runStream';
import type { Stage } from '../stage/Stage';

const STREAM = { seconds: 30, perSecond: 20, mix: 'mixed' } as const;
const REST_MS = 4000;

async function stream(stage: Stage): Promise<Record<string, number>> {
	const bench = await openDeck(stage, stage.deck8);
	try {
		const start = await bench.gauge.settled();
		const { latency95, drain, busy, long, p95 } = await runStream(stage, bench, STREAM);
		const end = await bench.gauge.settled();
		return {
			'stream20.latency95': latency95,
			'stream20.drain': drain,
			'stream20.busy': busy,
			'stream20.long': long,
			'stream20.p95': p95,
			'stream20.nodes': ((end.nodes - start.nodes) / start.nodes) * 100,
		};
	} finally {
		await bench.close();
	}
}

/** In a separate build, as counting affects what is measured. */
async function renders(stage: Stage): Promise<number> {
	const bench = await stage.openPage(stage.deck8);
	try {
		await showCountedClient(bench.page, stage.reader.origin);
		await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, stage.deck8.length);
		await pause(REST_MS);
		const before = await countedRenders(bench.page);
		const { columns } = await runStream(stage, bench, STREAM);
		const cards = columns.reduce((sum, column) => sum + column.arrivals.flatMap(arrival => arrival.ids).length, 0);
		return ((await countedRenders(bench.page)) - before) / cards;
	} finally {
		await bench.close();
	}
}

/** The deck while 20 notes a second arrive for 30 s, each in four to six of its columns. */
export const stream20: Measure = {
	figures: ['latency95', 'drain', 'busy', 'long', 'p95', 'nodes', 'renders'].map(name => `stream20.${name}`),
	run: async stage => ({ ...(await stream(stage)), 'stream20.renders': await renders(stage) }),
};
