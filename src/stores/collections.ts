import type { CallOptions } from '@/api/ApiClient';
import { toAntenna, toChannel, toClip, toRole, toUserList } from '@/api/toCollections';
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

type Api = Session['api'];

const FETCH: { readonly [K in keyof Collections]: (api: Api, options: CallOptions) => Promise<Collections[K][]> } = {
	clips: async (api, options) => (await api.call('clips/list', {}, options)).map(toClip),
	lists: async (api, options) => (await api.call('users/lists/list', {}, options)).map(toUserList),
	antennas: async (api, options) => (await api.call('antennas/list', {}, options)).map(toAntenna),
	roles: async (api, options) => (await api.call('admin/roles/list', {}, options)).map(toRole),
	favoriteChannels: async (api, options) =>
		(await api.call('channels/my-favorites', { limit: 100 }, options)).map(toChannel),
	followedChannels: async (api, options) =>
		(await api.call('channels/followed', { limit: 100 }, options)).map(toChannel),
};

const keyOf = (session: Session, kind: keyof Collections) => [session.key, 'collection', kind];

/**
 * What the signed-in person has of a kind (roles: what the server has), from the cache if it is younger than 30 minutes.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function collection<K extends keyof Collections>(
	session: Session,
	kind: K,
): Promise<readonly Collections[K][]> {
	return queryClient.fetchQuery({
		queryKey: keyOf(session, kind),
		queryFn: ({ signal }) => FETCH[kind](session.api, { signal }),
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
