import type { Antenna, Channel, Clip, Role, UserList } from '@/domain/collections';
import { queryClient } from './queryClient';
import type { Session } from './session/Session';

/** Clips, roles, lists, antennas and favourite channels are kept for 30 minutes (spec 2 §9). */
const KEPT_MS = 30 * 60_000;

interface Collections {
	clips: Clip;
	lists: UserList;
	antennas: Antenna;
	roles: Role;
	favoriteChannels: Channel;
	followedChannels: Channel;
}

const CALLS: Readonly<Record<keyof Collections, { endpoint: string; params: object }>> = {
	clips: { endpoint: 'clips/list', params: {} },
	lists: { endpoint: 'users/lists/list', params: {} },
	antennas: { endpoint: 'antennas/list', params: {} },
	roles: { endpoint: 'admin/roles/list', params: {} },
	favoriteChannels: { endpoint: 'channels/my-favorites', params: { limit: 100 } },
	followedChannels: { endpoint: 'channels/followed', params: { limit: 100 } },
};

const keyOf = (session: Session, kind: keyof Collections) => [session.key, CALLS[kind].endpoint];

/**
 * What the signed-in person has of a kind (roles: what the server has), from the cache if it is younger than 30 minutes.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function collection<K extends keyof Collections>(
	session: Session,
	kind: K,
): Promise<readonly Collections[K][]> {
	const { endpoint, params } = CALLS[kind];
	return queryClient.fetchQuery({
		queryKey: keyOf(session, kind),
		queryFn: async ({ signal }) => (await session.api.request(endpoint, params, { signal })) as Collections[K][],
		staleTime: KEPT_MS,
		gcTime: KEPT_MS,
	});
}

/** Keeps a change that the server has agreed to; without effect where nothing is known yet. */
export function changeCollection<K extends keyof Collections>(
	session: Session,
	kind: K,
	change: (all: readonly Collections[K][]) => readonly Collections[K][],
): void {
	queryClient.setQueryData<readonly Collections[K][]>(keyOf(session, kind), all => all && change(all));
}

/** One of them has changed. */
export function changeInCollection<K extends keyof Collections>(
	session: Session,
	kind: K,
	id: string,
	change: (item: Collections[K]) => Collections[K],
): void {
	changeCollection(session, kind, all => all.map(item => (item.id === id ? change(item) : item)));
}
