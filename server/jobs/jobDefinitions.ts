import { deleteInSteps } from '../account/deleteInSteps';
import { moveFollowers } from '../account/moveFollowers';
import { runExport } from '../exports/runExport';
import { runImport } from '../imports/runImport';
import { deliverWebhook } from '../webhooks/deliverWebhook';
import type { JobDefinitions } from './JobQueue';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Every kind of job. */
export const jobDefinitions: JobDefinitions = {
	export: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: runExport },
	import: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: runImport },
	webhook: {
		atOnce: 16,
		retryAfterMs: [10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
		run: deliverWebhook,
	},
	deleteAccount: { atOnce: 1, retryAfterMs: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS], run: deleteInSteps },
	move: { atOnce: 1, retryAfterMs: [MINUTE_MS], run: moveFollowers },
};
