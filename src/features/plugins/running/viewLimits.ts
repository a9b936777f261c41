import type { CallLimits } from '@workers/aiscript/aiscript.protocol';

/** Steps for each note that is asked about; the time is that of all together. */
export const VIEW_LIMITS: CallLimits = { steps: 1_000_000, computeMs: 200 };
