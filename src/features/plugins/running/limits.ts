import type { CallLimits } from '@workers/aiscript/aiscript.protocol';
import { FloodGuard } from './FloodGuard';

/** What a person has pressed, a post, a page, or a page of a column. */
export const LONG: CallLimits = { steps: 10_000_000, computeMs: 5_000 };
/** Steps for each note; the time is that of a page of notes. */
export const VIEW: CallLimits = { steps: 1_000_000, computeMs: 200 };
/** How long a page of notes waits for all plugins together; then it shows as it is. */
export const PAGE_OF_NOTES_MS = 200;

/** Calls in a row that weren't answered in time, or failed, after which a plugin is stopped. */
export const STRIKES = { late: 3, failing: 5 } as const;

const FLOOD_MS = 10_000;

/** The limits of one plugin within 10 seconds: it is stopped when it exceeds one of them. */
export const floodGuards = () => ({
	/** What it shows to the person: messages, questions, addresses. */
	shown: new FloodGuard(20, FLOOD_MS),
	/** All that it asks of the app. */
	asked: new FloodGuard(2_000, FLOOD_MS),
	/** Lines of its log. */
	printed: new FloodGuard(10_000, FLOOD_MS),
	/** Requests that were refused as too many. */
	refused: new FloodGuard(50, FLOOD_MS),
});
