import type { JobQueue } from '../jobs/JobQueue';
import type { SampledSource } from './Sampler';

interface QueueFigures {
	activeSincePrevTick: number;
	active: number;
	waiting: number;
	delayed: number;
}

export interface QueueSample {
	deliver: QueueFigures;
	inbox: QueueFigures;
}

const EVERY_MS = 10_000;
const IDLE: QueueFigures = { activeSincePrevTick: 0, active: 0, waiting: 0, delayed: 0 };

/** What is on its way to other servers: webhooks. Nothing comes in by a queue, as this server doesn't federate yet. */
export function queueSource(jobs: JobQueue): SampledSource<QueueSample> {
	let started = 0;
	return {
		everyMs: EVERY_MS,
		begin() {
			started = jobs.load('webhook').started;
		},
		measure() {
			const load = jobs.load('webhook');
			const { active, waiting, delayed } = load;
			const deliver = { activeSincePrevTick: load.started - started, active, waiting, delayed };
			started = load.started;
			return { deliver, inbox: IDLE };
		},
	};
}
