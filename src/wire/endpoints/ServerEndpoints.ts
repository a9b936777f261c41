import type {
	Loose,
	WireAnnouncement,
	WireEmoji,
	WireEmojiDetail,
	WireHashtag,
	WireInstance,
	WireInvite,
	WireMeta,
	WireNote,
	WireUser,
} from '../entities';
import type { Known } from './Endpoint';

/** Information about servers, and lookups. */
export interface ServerEndpoints {
	/** Newest first. */
	announcements: Known<'announcements', WireAnnouncement[]>;
	'announcements/show': Known<'announcements/show', WireAnnouncement>;
	'ap/show': Known<
		'ap/show',
		{ readonly type: 'Note'; readonly object: WireNote } | { readonly type: 'User'; readonly object: WireUser }
	>;
	emoji: Known<'emoji', WireEmojiDetail>;
	emojis: Known<'emojis', Loose<{ emojis: WireEmoji[] }>>;
	/** Null if there is no such endpoint. */
	endpoint: Known<'endpoint', Loose<{ params: readonly Loose<{ name: string; type: string }>[] }> | null>;
	/** The names of all endpoints. */
	endpoints: Known<'endpoints', string[]>;
	/** By `offset`. */
	'federation/instances': Known<'federation/instances', WireInstance[]>;
	/** Undefined if the server knows no such server. */
	'federation/show-instance': Known<'federation/show-instance', WireInstance | null | undefined>;
	'federation/users': Known<'federation/users', WireUser[]>;
	/** What a page of the web offers to install, once its hash is the given one. */
	'fetch-external-resources': Known<'fetch-external-resources', Loose<{ type: string; data: string }>>;
	'fetch-rss': Known<
		'fetch-rss',
		Loose<{
			title: string;
			items: Loose<{ title: string; link: string; guid: string; contentSnippet: string; isoDate: string }>[];
		}>
	>;
	'get-online-users-count': Known<'get-online-users-count', Loose<{ count: number }>>;
	/** The hashtags in profiles, or in notes, by how many people have them. */
	'hashtags/list': Known<'hashtags/list', WireHashtag[]>;
	'hashtags/show': Known<'hashtags/show', WireHashtag>;
	/** The people per period of time, the newest first. */
	'hashtags/trend': Known<'hashtags/trend', Loose<{ tag: string; chart: readonly number[]; usersCount: number }>[]>;
	/** The people who have the hashtag in their profile; not paged. */
	'hashtags/users': Known<'hashtags/users', WireUser[]>;
	'hashtags/search': Known<'hashtags/search', string[]>;
	'invite/create': Known<'invite/create', WireInvite>;
	'invite/delete': Known<'invite/delete', undefined>;
	/** How many codes the account may still make at the moment; null for any number. */
	'invite/limit': Known<'invite/limit', Loose<{ remaining: number }>>;
	'invite/list': Known<'invite/list', WireInvite[]>;
	meta: Known<'meta', WireMeta>;
	'pinned-users': Known<'pinned-users', WireUser[]>;
	/** The server's clock, in milliseconds since the epoch. */
	ping: Known<'ping', Loose<{ pong: number }>>;
	/** The latest day first. `data` has how many of those who registered on it were there, by day. */
	retention: Known<'retention', Loose<{ createdAt: string; users: number; data: Readonly<Record<string, number>> }>[]>;
	'server-info': Known<
		'server-info',
		Loose<{
			machine: string;
			cpu: Loose<{ model: string; cores: number }>;
			/** Bytes. */
			mem: Loose<{ total: number }>;
			fs: Loose<{ total: number; used: number }>;
		}>
	>;
	stats: Known<
		'stats',
		Loose<{
			notesCount: number;
			originalNotesCount: number;
			usersCount: number;
			originalUsersCount: number;
			instances: number;
		}>
	>;
}
