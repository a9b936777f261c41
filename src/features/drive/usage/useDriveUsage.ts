import { useCallback, useRef } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { type DriveUsage, driveUsageQuery } from './driveUsageQuery';

/** Many changes often come together: fetched after the last one. */
const SETTLE_MS = 500;

/** The usage of the drive. `refresh` (stable) fetches it again after a moment. */
export function useDriveUsage(): { usage: DriveUsage | undefined; refresh: () => void } {
	const session = useSession();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { data } = useThing(driveUsageQuery, null);
	const refresh = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => refreshThing(session, driveUsageQuery, null), SETTLE_MS);
	}, [session]);
	return { usage: data ?? undefined, refresh };
}
