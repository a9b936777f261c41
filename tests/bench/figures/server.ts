import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import type { Stage } from '../stage/Stage';

const LOAD = { streams: 200, notesPerSecond: 20, requestsPerSecond: 200 } as const;
const SECONDS = 30;
/** Caches and pools are filled by then, so that later growth is a leak. */
const WARM_UP_SECONDS = 10;
const REST_MS = 3000;
const SHOWN_ERRORS = 3;

async function load(stage: Stage): Promise<Record<string, number>> {
	await stage.loadServer({ ...LOAD, seconds: WARM_UP_SECONDS });
	await pause(REST_MS);
	const before = await stage.serverMemory();
	const { p95, errors, frames } = await stage.loadServer({ ...LOAD, seconds: SECONDS });
	await pause(REST_MS);
	const after = await stage.serverMemory();
	for (const error of errors.slice(0, SHOWN_ERRORS)) console.error(`server: ${error}`);
	return {
		'server.p95': p95,
		'server.errors': errors.length,
		'server.frames': frames / SECONDS,
		'server.memory': after - before,
	};
}

/**
 * The home server while 200 streams of 40 users are connected to the home, local, social and global timelines, with 20
 * notes and 200 requests a second for 30 s (timelines, notes, profiles, reactions, settings). A separate process sends
 * them whether or not earlier ones were answered. `p95`: response time of 95 % of the requests, counted from when they
 * were due. `errors`: requests that were refused or failed, and lost streams. `frames`: notes per second that reached a
 * channel. `memory`: growth of the server's resident memory after a warm-up.
 */
export const server: Measure = {
	figures: ['p95', 'errors', 'frames', 'memory'].map(name => `server.${name}`),
	run: load,
};
