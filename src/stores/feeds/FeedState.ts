import type { FeedEntry } from './feedEntries';

export interface FeedState {
	/** `recalled`: shows notes of an earlier visit until the first page arrives. */
	readonly status: 'loading' | 'recalled' | 'ready' | 'failed';
	/** When the recalled notes were shown, in milliseconds since the epoch; null for those of the last visit. */
	readonly recalledAt: number | null;
	/** Why the last fetch failed, of the top or of older notes. */
	readonly error: unknown;
	readonly entries: readonly FeedEntry[];
	/** Notes that arrived while the user is away from the top. */
	readonly queued: number;
	/** Notes that arrived while the column slept out of view, and are taken in once it comes back. */
	readonly heard: number;
	readonly older: 'idle' | 'loading' | 'failed' | 'end';
}

export const START: FeedState = {
	...{ status: 'loading', recalledAt: null, error: null },
	...{ entries: [], queued: 0, heard: 0, older: 'idle' },
};

/**
 * Whether a list shows what the device has kept of it, if there is anything.
 * @param isAway whether the server can't be reached: then a copy replaces the notes of the last visit, which are fewer
 */
export const takesCopy = ({ status, recalledAt }: FeedState, isAway: boolean): boolean =>
	status === 'loading' || (isAway && status === 'recalled' && recalledAt === null);
