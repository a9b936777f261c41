import type {
	Loose,
	WireClip,
	WireGivenReaction,
	WireListMembership,
	WireNote,
	WirePublicList,
	WireRelation,
	WireUser,
	WireUserList,
} from '../entities';
import type { Endpoint, Known, ListPage } from './Endpoint';

export interface UserEndpoints {
	users: Known<'users', WireUser[]>;
	/** Users with the hashtag in their profile. */
	'hashtags/users': Known<'hashtags/users', WireUser[]>;
	/** A user's public clips. */
	'users/clips': Known<'users/clips', WireClip[]>;
	/** Those who follow a user. `id` is that of the follow, by which the pages go on. */
	'users/followers': Endpoint<
		ListPage & { readonly userId: string },
		(Loose<{ follower: WireUser }> & { readonly id: string })[]
	>;
	/** Those whom a user follows; with `birthday` (a date such as `2026-11-26`) those who have it on that day. */
	'users/following': Endpoint<
		ListPage & { readonly userId: string; readonly birthday?: string },
		(Loose<{ followee: WireUser }> & { readonly id: string })[]
	>;
	'users/lists/create': Known<'users/lists/create', WireUserList>;
	'users/lists/create-from-public': Known<'users/lists/create-from-public', WireUserList>;
	'users/lists/delete': Known<'users/lists/delete', undefined>;
	'users/lists/favorite': Known<'users/lists/favorite', undefined>;
	'users/lists/get-memberships': Known<'users/lists/get-memberships', WireListMembership[]>;
	'users/lists/list': Known<'users/lists/list', WireUserList[]>;
	'users/lists/pull': Known<'users/lists/pull', undefined>;
	'users/lists/push': Known<'users/lists/push', undefined>;
	/** The numbers come with `forPublic` alone. */
	'users/lists/show': Known<'users/lists/show', WirePublicList>;
	'users/lists/unfavorite': Known<'users/lists/unfavorite', undefined>;
	'users/lists/update': Known<'users/lists/update', WireUserList>;
	'users/lists/update-membership': Known<'users/lists/update-membership', undefined>;
	'users/notes': Known<'users/notes', WireNote[]>;
	/** The user's reactions, the latest first; local users only. */
	'users/reactions': Known<'users/reactions', WireGivenReaction[]>;
	'users/relation': Endpoint<{ readonly userId: readonly string[] }, WireRelation[]>;
	'users/report-abuse': Known<'users/report-abuse', undefined>;
	'users/search': Known<'users/search', WireUser[]>;
	'users/search-by-username-and-host': Known<'users/search-by-username-and-host', WireUser[]>;
	'users/show': Endpoint<
		{ readonly userId: string } | { readonly username: string; readonly host?: string | null },
		WireUser
	>;
	'users/update-memo': Known<'users/update-memo', undefined>;
}

/** Those that also take several ids and then return a list. */
export interface UserListEndpoints {
	'users/show': Endpoint<{ readonly userIds: readonly string[] }, WireUser[]>;
}
