import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Session } from '@/stores/session/Session';
import type { Answer } from '@/wire/endpoints/Endpoints';

export interface DriveUsage {
	/** Bytes. */
	readonly capacity: number;
	/** Bytes. */
	readonly usage: number;
}

/** Changes often come many at once: it is asked for after the last of them. */
const SETTLE_MS = 500;

/** How much of the drive is taken. `refresh` (stable) asks again soon. */
export function useDriveUsage(session: Session): { usage: DriveUsage | undefined; refresh: () => void } {
	const client = useQueryClient();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { data } = useQuery({
		queryKey: [session.key, 'driveUsage'],
		queryFn: async ({ signal }) => toUsage(await session.api.call('drive', {}, { signal })),
		staleTime: 0,
	});
	const refresh = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			void client.invalidateQueries({ queryKey: [session.key, 'driveUsage'] });
		}, SETTLE_MS);
	}, [client, session]);
	return { usage: data ?? undefined, refresh };
}

/** Null where the server does not tell both. */
const toUsage = ({ capacity, usage }: Answer<'drive'>): DriveUsage | null =>
	capacity == null || usage == null ? null : { capacity, usage };
