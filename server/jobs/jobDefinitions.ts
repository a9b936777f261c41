import { deleteInSteps } from '../account/deleteInSteps';
import { moveFollowers } from '../account/moveFollowers';
import type { Core } from '../Core';
import { runExport } from '../exports/runExport';
import { runImport } from '../imports/runImport';
import { deliverWebhook } from '../webhooks/deliverWebhook';
import type { JobDefinitions } from './JobQueue';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Every kind of job. */
export const jobDefinitions = (core: Core): JobDefinitions => ({
	export: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: (job, signal) => runExport(core, job, signal) },
	import: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: (job, signal) => runImport(core, job, signal) },
	webhook: {
		atOnce: 16,
		retryAfterMs: [10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
		run: (job, signal) => deliverWebhook(core, job, signal),
	},
	deleteAccount: {
		atOnce: 1,
		retryAfterMs: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
		isNeverDropped: true,
		run: (job, signal) => deleteInSteps(core, job, signal),
	},
	move: { atOnce: 1, retryAfterMs: [MINUTE_MS], run: (job, signal) => moveFollowers(core, job, signal) },
});
