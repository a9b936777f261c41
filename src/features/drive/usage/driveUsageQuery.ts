import { defineThing } from '@/stores/queries/Query';
import type { Answer } from '@/wire/endpoints/Endpoints';

export interface DriveUsage {
	/** Bytes. */
	readonly capacity: number;
	/** Bytes. */
	readonly usage: number;
}

/** Null unless the server sends both. */
export const driveUsageQuery = defineThing({
	name: 'driveUsage',
	lifetime: 'changing',
	fetch: async (session, _of: null, signal) => toUsage(await session.api.call('drive', {}, { signal })),
});

const toUsage = ({ capacity, usage }: Answer<'drive'>): DriveUsage | null =>
	capacity == null || usage == null ? null : { capacity, usage };
