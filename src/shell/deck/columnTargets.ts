import type { ColumnTarget } from '@/blocks/hosting/ColumnDefinition';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';

export interface NamedTarget {
	readonly id: string;
	readonly name: string;
}

/** Lists, antennas and favourite channels are cached for 30 minutes (spec 2 §9). */
const FRESH_MS = 30 * 60_000;

const CALLS = {
	list: { endpoint: 'users/lists/list', params: {} },
	antenna: { endpoint: 'antennas/list', params: {} },
	channel: { endpoint: 'channels/my-favorites', params: { limit: 100 } },
} as const;

/** What a column of this kind can show: one's lists, antennas, or favourite and followed channels. */
export async function columnTargets(session: Session, target: ColumnTarget): Promise<readonly NamedTarget[]> {
	const fetchAll = (endpoint: string, params: object) =>
		queryClient.fetchQuery({
			queryKey: [session.key, endpoint],
			queryFn: async ({ signal }) => (await session.api.request(endpoint, params, { signal })) as NamedTarget[],
			staleTime: FRESH_MS,
		});
	const { endpoint, params } = CALLS[target];
	const found = await fetchAll(endpoint, params);
	if (target !== 'channel') return found;
	const followed = await fetchAll('channels/followed', { limit: 100 });
	const known = new Set(found.map(channel => channel.id));
	return [...found, ...followed.filter(channel => !known.has(channel.id))];
}
