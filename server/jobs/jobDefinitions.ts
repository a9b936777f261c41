import { runExport } from '../exports/runExport';
import { runImport } from '../imports/runImport';
import type { JobDefinitions } from './JobQueue';

const MINUTE_MS = 60_000;

/** Every kind of job. */
export const jobDefinitions: JobDefinitions = {
	export: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: runExport },
	import: { atOnce: 2, retryAfterMs: [MINUTE_MS], run: runImport },
};
