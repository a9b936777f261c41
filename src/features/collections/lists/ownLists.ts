import { toUserList } from '@/api/toCollections';
import type { ListMember, UserList } from '@/domain/collection/collections';
import { changeCollection, changeInCollection } from '@/stores/collections';
import { changeThing } from '@/stores/queries/cachedThings';
import { definePages, defineThing, nextBelow } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';

/** A list of the account, as the server has it now; the cached collection takes it over. */
export const ownListQuery = defineThing({
	name: 'ownList',
	lifetime: 'changing',
	async fetch(session, listId: string, signal): Promise<UserList> {
		const list = toUserList(await session.api.call('users/lists/show', { listId }, { signal }));
		changeCollection(session, 'lists', lists =>
			lists.some(({ id }) => id === listId) ? lists.map(each => (each.id === listId ? list : each)) : [...lists, list],
		);
		return list;
	},
});

/** Changes a list wherever it shows, after the server accepted or told of the change. */
export function changeList(session: Session, listId: string, change: (list: UserList) => UserList): void {
	changeInCollection(session, 'lists', listId, change);
	changeThing(session, ownListQuery, listId, change);
}

/** Puts users on a list that the server has put there; those who are on it already stay where they are. */
export const withMembers = (list: UserList, userIds: readonly string[]): UserList => ({
	...list,
	userIds: [...list.userIds, ...userIds.filter(id => !list.userIds.includes(id))],
});

export const withoutMember = (list: UserList, userId: string): UserList => ({
	...list,
	userIds: list.userIds.filter(id => id !== userId),
});

/** Page size of the members. */
const PAGE = 30;

export interface MembersOf {
	readonly listId: string;
	/** Whether it is read as a public list, which may be of somebody else. */
	readonly forPublic: boolean;
}

/** Those on a list, the latest first. */
export const membersQuery = definePages({
	name: 'listMembers',
	lifetime: 'open',
	async fetch(session, { listId, forPublic }: MembersOf, untilId, signal) {
		const params = { listId, forPublic, limit: PAGE, ...(untilId !== null && { untilId }) };
		const told = await session.api.call('users/lists/get-memberships', params, { signal });
		session.entities.ingestUsers(told.flatMap(({ user }) => user ?? []));
		const items = told.flatMap(({ user, userId, withReplies }): readonly ListMember[] => {
			const id = user?.id ?? userId;
			return id ? [{ userId: id, withReplies: withReplies ?? false }] : [];
		});
		return { items, next: nextBelow(told, PAGE) };
	},
});

/**
 * The members to show: those of the pages fetched so far that are still on the list, after those who came to it since.
 * @param userIds of the list now
 * @param before of the list when it was opened
 * @param isWhole whether all pages are there
 */
export function shownMembers(
	loaded: readonly ListMember[],
	userIds: readonly string[],
	before: readonly string[],
	isWhole: boolean,
): readonly ListMember[] {
	const now = new Set(userIds);
	const known = new Set(isWhole ? [] : before);
	for (const { userId } of loaded) known.add(userId);
	const added = userIds.filter(id => !known.has(id)).toReversed();
	return [...added.map(userId => ({ userId, withReplies: false })), ...loaded.filter(({ userId }) => now.has(userId))];
}
