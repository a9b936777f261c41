import type { Loose, WireAnnouncement, WireEmoji, WireEmojiDetail, WireMeta, WireNote, WireUser } from '../entities';
import type { Known } from './Endpoint';

type WireCounts = Loose<{ total: readonly number[]; inc: readonly number[]; dec: readonly number[] }>;
type WireFollowChart = Loose<{ followings: WireCounts; followers: WireCounts }>;
type WireViews = Loose<{ user: readonly number[]; visitor: readonly number[] }>;

/** Information about servers, and lookups. */
export interface ServerEndpoints {
	/** Newest first. */
	announcements: Known<'announcements', WireAnnouncement[]>;
	'announcements/show': Known<'announcements/show', WireAnnouncement>;
	'ap/show': Known<
		'ap/show',
		{ readonly type: 'Note'; readonly object: WireNote } | { readonly type: 'User'; readonly object: WireUser }
	>;
	/** Follows by the servers of the others. As in all charts: per day or hour, the present one first. */
	'charts/user/following': Known<'charts/user/following', Loose<{ local: WireFollowChart; remote: WireFollowChart }>>;
	/** How often the profile was looked at, and by how many, by members and visitors. */
	'charts/user/pv': Known<'charts/user/pv', Loose<{ pv: WireViews; upv: WireViews }>>;
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
	/** The people per period of time, the newest first. */
	'hashtags/trend': Known<'hashtags/trend', Loose<{ tag: string; chart: readonly number[]; usersCount: number }>[]>;
	'hashtags/search': Known<'hashtags/search', string[]>;
	meta: Known<'meta', WireMeta>;
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
