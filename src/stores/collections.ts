import { toAntenna, toChannel, toClip, toRole, toUserList } from '@/api/toCollections';
import type { Antenna, Channel, Clip, Role, UserList } from '@/domain/collection/collections';
import { changeThing, fetchThing, knownThing, refreshThing } from './queries/cachedThings';
import type { ThingQuery } from './queries/Query';
import type { Session } from './session/Session';

interface Collections {
	clips: Clip;
	favoriteClips: Clip;
	lists: UserList;
	antennas: Antenna;
	roles: Role;
	publicRoles: Role;
	favoriteChannels: Channel;
	followedChannels: Channel;
}

type Fetch<Item> = ThingQuery<null, readonly Item[]>['fetch'];

const FETCH: { readonly [K in keyof Collections]: Fetch<Collections[K]> } = {
	clips: async ({ api }, _, signal) => (await api.call('clips/list', {}, { signal })).map(toClip),
	favoriteClips: async (session, _, signal) => {
		const clips = await session.api.call('clips/my-favorites', {}, { signal });
		// Their owners are shown.
		session.entities.ingestUsers(clips.flatMap(({ user }) => user ?? []));
		return clips.map(toClip);
	},
	lists: async ({ api }, _, signal) => (await api.call('users/lists/list', {}, { signal })).map(toUserList),
	antennas: async (session, _, signal) => {
		const antennas = (await session.api.call('antennas/list', {}, { signal })).map(toAntenna);
		markAccount(session, isAnyUnread(antennas));
		return antennas;
	},
	roles: async ({ api }, _, signal) => (await api.call('admin/roles/list', {}, { signal })).map(toRole),
	publicRoles: async ({ api }, _, signal) => (await api.call('roles/list', {}, { signal })).map(toRole),
	favoriteChannels: async ({ api }, _, signal) =>
		(await api.call('channels/my-favorites', { limit: 100 }, { signal })).map(toChannel),
	followedChannels: async ({ api }, _, signal) =>
		(await api.call('channels/followed', { limit: 100 }, { signal })).map(toChannel),
};

/** The query of a collection, for `useThing`. */
export const collectionQuery = <K extends keyof Collections>(kind: K): ThingQuery<null, readonly Collections[K][]> => ({
	name: kind,
	lifetime: 'collection',
	fetch: FETCH[kind],
});

/**
 * The account's lists, antennas and so on (for roles: the server's; `publicRoles` are those whose notes everybody may read), from the cache while it is fresh.
 * @throws {ApiError} {NetworkError} as the call does
 */
export function collection<K extends keyof Collections>(session: Session, kind: K): Promise<readonly Collections[K][]> {
	return fetchThing(session, collectionQuery(kind), null);
}

/** Updates the cache after the server accepted a change; does nothing if nothing is cached. */
export function changeCollection<K extends keyof Collections>(
	session: Session,
	kind: K,
	change: (all: readonly Collections[K][]) => readonly Collections[K][],
): void {
	const hadUnread = kind === 'antennas' && hasUnread(session);
	changeThing(session, collectionQuery(kind), null, change);
	// The mark may be newer than the list: only one that the list knew is taken off.
	if (kind === 'antennas' && (hadUnread || hasUnread(session))) markAccount(session, hasUnread(session));
}

/** Whether an antenna of the cached list is unread. */
const hasUnread = (session: Session): boolean =>
	isAnyUnread(knownThing(session, collectionQuery('antennas'), null) ?? []);

const isUnread = ({ hasUnreadNote }: Antenna): boolean => hasUnreadNote;
const isAnyUnread = (antennas: readonly Antenna[]): boolean => antennas.some(isUnread);

/** The account is marked while an antenna is unread: no event tells that one was read. */
function markAccount(session: Session, hasUnreadAntenna: boolean): void {
	if (session.me.getState().me?.hasUnreadAntenna !== hasUnreadAntenna) session.patchMe({ hasUnreadAntenna });
}

/** Replaces one item. */
export function changeInCollection<K extends keyof Collections>(
	session: Session,
	kind: K,
	id: string,
	change: (item: Collections[K]) => Collections[K],
): void {
	changeCollection(session, kind, all => all.map(item => (item.id === id ? change(item) : item)));
}

/** After the server has told that an antenna has caught a note. A list that doesn't have the antenna is fetched again. */
export function markCachedAntennaUnread(session: Session, antennaId: string): void {
	const known = knownThing(session, collectionQuery('antennas'), null);
	if (known?.every(({ id }) => id !== antennaId)) refreshThing(session, collectionQuery('antennas'), null);
	// A change would make the list count as fresh again.
	else changeInCollection(session, 'antennas', antennaId, antenna => ({ ...antenna, hasUnreadNote: true }));
}

/** Its notes are shown. */
export async function readCachedAntenna(session: Session, antennaId: string): Promise<void> {
	const known = await collection(session, 'antennas');
	// Then the account's mark is newer than the list.
	if (!isAnyUnread(known)) refreshThing(session, collectionQuery('antennas'), null);
	const antennas = await collection(session, 'antennas');
	if (!antennas.filter(isUnread).some(({ id }) => id === antennaId)) return;
	changeInCollection(session, 'antennas', antennaId, antenna => ({ ...antenna, hasUnreadNote: false }));
}
