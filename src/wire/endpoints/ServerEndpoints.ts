import type { Loose, WireEmoji, WireEmojiDetail, WireMeta, WireNote, WireUser } from '../entities';
import type { Known } from './Endpoint';

/** What servers say of themselves, and what they look up. */
export interface ServerEndpoints {
	'ap/show': Known<
		'ap/show',
		{ readonly type: 'Note'; readonly object: WireNote } | { readonly type: 'User'; readonly object: WireUser }
	>;
	emoji: Known<'emoji', WireEmojiDetail>;
	emojis: Known<'emojis', Loose<{ emojis: WireEmoji[] }>>;
	/** Null: there is no such endpoint. */
	endpoint: Known<'endpoint', Loose<{ params: readonly Loose<{ name: string; type: string }>[] }> | null>;
	'get-online-users-count': Known<'get-online-users-count', Loose<{ count: number }>>;
	'hashtags/search': Known<'hashtags/search', string[]>;
	meta: Known<'meta', WireMeta>;
	/** The time by the server's clock, in milliseconds since the epoch. */
	ping: Known<'ping', Loose<{ pong: number }>>;
}
