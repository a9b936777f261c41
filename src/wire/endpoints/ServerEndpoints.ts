import type {
	Loose,
	WireAnnouncement,
	WireEmoji,
	WireEmojiDetail,
	WireHashtag,
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
	/** Counts per day or hour, the present one first. */
	'charts/user/notes': Known<
		'charts/user/notes',
		Loose<{
			inc: readonly number[];
			diffs: Loose<{
				normal: readonly number[];
				reply: readonly number[];
				renote: readonly number[];
				withFile: readonly number[];
			}>;
		}>
	>;
	emoji: Known<'emoji', WireEmojiDetail>;
	emojis: Known<'emojis', Loose<{ emojis: WireEmoji[] }>>;
	/** Null if there is no such endpoint. */
	endpoint: Known<'endpoint', Loose<{ params: readonly Loose<{ name: string; type: string }>[] }> | null>;
	'federation/instances': Known<
		'federation/instances',
		Loose<{
			host: string;
			name: string;
			iconUrl: string;
			faviconUrl: string;
			themeColor: string;
			softwareName: string;
			usersCount: number;
			notesCount: number;
		}>[]
	>;
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
	meta: Known<'meta', WireMeta>;
	'pinned-users': Known<'pinned-users', WireUser[]>;
	/** The server's clock, in milliseconds since the epoch. */
	ping: Known<'ping', Loose<{ pong: number }>>;
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
	stats: Known<'stats', Loose<{ originalNotesCount: number; originalUsersCount: number; instances: number }>>;
}
