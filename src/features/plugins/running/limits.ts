import type { CallLimits } from '@workers/aiscript/aiscript.protocol';

/** What a person has pressed, a post, a page, or a page of a column. */
export const LONG: CallLimits = { steps: 10_000_000, computeMs: 5_000 };
/** Steps for each note; the time is that of a page of notes. */
export const VIEW: CallLimits = { steps: 1_000_000, computeMs: 200 };
