import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { openDeck } from '../stage/openDeck';

const PER_SECOND = 20;
const FIRST_MINUTES = 5;
const ALL_MINUTES = 30;
const REST_MS = 5000;
const MEGABYTE = 1_000_000;

const more = (from: number, to: number) => ((to - from) / from) * 100;

/** The deck at 20 notes a second for half an hour: its memory compared with that after five minutes. */
export const endure: Measure = {
	figures: ['nodes5', 'nodes30', 'nodes', 'heap5', 'heap30', 'heap'].map(name => `endure.${name}`),
	isLong: true,
	run: async stage => {
		const bench = await openDeck(stage, stage.deck8);
		const after = async (minutes: number) => {
			await stage.post('mixed', minutes * 60 * PER_SECOND, PER_SECOND).done;
			await pause(REST_MS);
			return bench.gauge.settled();
		};
		try {
			const early = await after(FIRST_MINUTES);
			const late = await after(ALL_MINUTES - FIRST_MINUTES);
			return {
				'endure.nodes5': early.nodes,
				'endure.nodes30': late.nodes,
				'endure.nodes': more(early.nodes, late.nodes),
				'endure.heap5': early.heap / MEGABYTE,
				'endure.heap30': late.heap / MEGABYTE,
				'endure.heap': more(early.heap, late.heap),
			};
		} finally {
			await bench.close();
		}
	},
};
