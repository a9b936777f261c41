import type { Loose, WireAnnouncement, WireEmoji, WireEmojiDetail, WireMeta, WireNote, WireUser } from '../entities';
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
	'federation/instances': Known<
		'federation/instances',
		Loose<{ host: string; name: string; iconUrl: string; faviconUrl: string; themeColor: string }>[]
	>;
	/** What a page of the web offers to install, once its hash is the given one. */
	'fetch-external-resources': Known<'fetch-external-resources', Loose<{ type: string; data: string }>>;
	'fetch-rss': Known<
		'fetch-rss',
		Loose<{ items: Loose<{ title: string; link: string; guid: string; contentSnippet: string }>[] }>
	>;
	'get-online-users-count': Known<'get-online-users-count', Loose<{ count: number }>>;
	'hashtags/search': Known<'hashtags/search', string[]>;
	meta: Known<'meta', WireMeta>;
	/** The server's clock, in milliseconds since the epoch. */
	ping: Known<'ping', Loose<{ pong: number }>>;
}
