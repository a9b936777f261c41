import { pagingParams } from '@/api/pagingParams';
import { definePages, defineThing, LIST_PAGE, nextOffset } from '@/stores/queries/Query';
import type { Params } from '@/wire/endpoints/Endpoints';

const TAGS = 30;

export type PeopleOrigin = 'local' | 'remote';

/** A list of people, in an order of the server. */
export type PeopleList = Pick<Params<'users'>, 'sort' | 'state' | 'origin'>;

export const peopleQuery = definePages({
	name: 'explorePeople',
	lifetime: 'open',
	async fetch(session, list: PeopleList, cursor, signal) {
		const offset = Number(cursor ?? 0);
		const users = await session.api.call(
			'users',
			{ ...list, ...pagingParams({ limit: LIST_PAGE, offset }) },
			{ signal },
		);
		return { items: session.entities.ingestUsers(users), next: nextOffset(users, offset, LIST_PAGE) };
	},
});

/** The people whom the server recommends. */
export const pinnedPeopleQuery = defineThing<null, readonly string[]>({
	name: 'pinnedPeople',
	lifetime: 'open',
	fetch: async (session, _, signal) =>
		session.entities.ingestUsers(await session.api.call('pinned-users', {}, { signal })),
});

export interface ProfileTag {
	readonly tag: string;
	readonly people: number;
}

/** The hashtags that most people have in their profile. */
export const profileTagsQuery = defineThing<PeopleOrigin, readonly ProfileTag[]>({
	name: 'profileTags',
	lifetime: 'steady',
	async fetch({ api }, origin, signal) {
		const isLocal = origin === 'local';
		const told = await api.call(
			'hashtags/list',
			isLocal
				? { sort: '+attachedLocalUsers', attachedToLocalUserOnly: true, limit: TAGS }
				: { sort: '+attachedRemoteUsers', attachedToRemoteUserOnly: true, limit: TAGS },
			{ signal },
		);
		return told.flatMap(({ tag, attachedLocalUsersCount, attachedRemoteUsersCount }) =>
			tag ? [{ tag, people: (isLocal ? attachedLocalUsersCount : attachedRemoteUsersCount) ?? 0 }] : [],
		);
	},
});

interface TaggedPeople {
	readonly tag: string;
	readonly origin: PeopleOrigin;
}

/** The servers' limit; there is no second page. */
const TAGGED = 100;

/** The ids of the people who have a hashtag in their profile, those with the most followers first. */
export const taggedPeopleQuery = defineThing<TaggedPeople, readonly string[]>({
	name: 'taggedPeople',
	lifetime: 'open',
	fetch: async (session, { tag, origin }, signal) =>
		session.entities.ingestUsers(
			await session.api.call('hashtags/users', { tag, origin, sort: '+follower', limit: TAGGED }, { signal }),
		),
});
