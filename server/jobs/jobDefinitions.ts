import { runExport } from '../exports/runExport';
import type { JobDefinitions } from './JobQueue';

const MINUTE_MS = 60_000;

/** Every kind of job. */
export const jobDefinitions: JobDefinitions = {
	export: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: runExport },
};
