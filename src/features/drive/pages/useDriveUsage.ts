import { useCallback, useRef } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { refreshThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import type { Answer } from '@/wire/endpoints/Endpoints';

export interface DriveUsage {
	/** Bytes. */
	readonly capacity: number;
	/** Bytes. */
	readonly usage: number;
}

/** Many changes often come together: fetched after the last one. */
const SETTLE_MS = 500;

const usageQuery = defineThing({
	name: 'driveUsage',
	lifetime: 'changing',
	fetch: async (session, _of: null, signal) => toUsage(await session.api.call('drive', {}, { signal })),
});

/** The usage of the drive. `refresh` (stable) fetches it again after a moment. */
export function useDriveUsage(): { usage: DriveUsage | undefined; refresh: () => void } {
	const session = useSession();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { data } = useThing(usageQuery, null);
	const refresh = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => refreshThing(session, usageQuery, null), SETTLE_MS);
	}, [session]);
	return { usage: data ?? undefined, refresh };
}

/** Null unless the server sends both. */
const toUsage = ({ capacity, usage }: Answer<'drive'>): DriveUsage | null =>
	capacity == null || usage == null ? null : { capacity, usage };
