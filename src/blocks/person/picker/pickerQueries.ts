import { parseAcct } from '@/domain/person/parseAcct';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { recentlyUsedUsers } from '@/stores/preferences/recentlyUsed';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import type { WireUser } from '@/wire/entities';

const MOST_RECENT = 8;
const MOST_FOLLOWED = 30;
const MOST_FOUND = 10;

interface NearPeople {
	readonly recent: readonly string[];
	readonly followed: readonly string[];
}

/** Those whom the reader has mentioned or picked lately, and those they have followed last. */
export const nearPeopleQuery = defineThing({
	name: 'nearPeople',
	lifetime: 'open',
	async fetch(session, _of: null, signal): Promise<NearPeople> {
		const [recent, followed] = await Promise.all([recentPeople(session, signal), followedPeople(session, signal)]);
		return { recent, followed: followed.filter(id => !recent.includes(id)) };
	},
});

/** In the order of their use. The server may have forgotten some. */
async function recentPeople(session: Session, signal: AbortSignal): Promise<readonly string[]> {
	const { api, entities } = session;
	const userIds = baseSettings.get(recentlyUsedUsers, session).slice(0, MOST_RECENT);
	if (userIds.length === 0) return [];
	const known = new Set(entities.ingestUsers(await api.call('users/show', { userIds }, { signal })));
	return userIds.filter(id => known.has(id));
}

async function followedPeople({ api, entities, userId }: Session, signal: AbortSignal): Promise<readonly string[]> {
	if (userId === null) return [];
	const follows = await api.call('users/following', { userId, limit: MOST_FOLLOWED }, { signal });
	return entities.ingestUsers(follows.flatMap(({ followee }) => followee ?? []));
}

/**
 * Users whose name or handle contains a text, as the server finds them. Names and handles are looked for apart, as
 * servers do; one of the two is enough.
 */
export const searchedPeopleQuery = defineThing({
	name: 'searchedPeople',
	lifetime: 'open',
	async fetch(session, typed: string, signal): Promise<readonly string[]> {
		const { username, host } = parseAcct(typed, session.host);
		const { api, entities } = session;
		const calls: Promise<readonly WireUser[]>[] = [
			api.call('users/search', { query: typed, limit: MOST_FOUND }, { signal }),
		];
		if (/^[\w.-]+$/.test(username)) {
			const params = { username, ...(host === null ? {} : { host }), limit: MOST_FOUND };
			calls.unshift(api.call('users/search-by-username-and-host', params, { signal }));
		}
		const settled = await Promise.allSettled(calls);
		const found = settled.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
		if (found.length === 0) throw settled.find(result => result.status === 'rejected')?.reason;
		return [...new Set(entities.ingestUsers(found.flat()))];
	},
});
