import type { Loose, WireClip, WireNote, WireReaction } from '../entities';
import type { Known } from './Endpoint';

export interface NoteEndpoints {
	'notes/children': Known<'notes/children', WireNote[]>;
	'notes/clips': Known<'notes/clips', WireClip[]>;
	'notes/conversation': Known<'notes/conversation', WireNote[]>;
	'notes/create': Known<'notes/create', { createdNote: WireNote }>;
	'notes/delete': Known<'notes/delete', undefined>;
	'notes/favorites/create': Known<'notes/favorites/create', undefined>;
	'notes/favorites/delete': Known<'notes/favorites/delete', undefined>;
	'notes/featured': Known<'notes/featured', WireNote[]>;
	'notes/global-timeline': Known<'notes/global-timeline', WireNote[]>;
	'notes/hybrid-timeline': Known<'notes/hybrid-timeline', WireNote[]>;
	'notes/local-timeline': Known<'notes/local-timeline', WireNote[]>;
	'notes/mentions': Known<'notes/mentions', WireNote[]>;
	/** Paged by `offset`. */
	'notes/polls/recommendation': Known<'notes/polls/recommendation', WireNote[]>;
	'notes/polls/vote': Known<'notes/polls/vote', undefined>;
	'notes/reactions': Known<'notes/reactions', WireReaction[]>;
	'notes/reactions/create': Known<'notes/reactions/create', undefined>;
	'notes/reactions/delete': Known<'notes/reactions/delete', undefined>;
	'notes/renotes': Known<'notes/renotes', WireNote[]>;
	'notes/search': Known<'notes/search', WireNote[]>;
	'notes/search-by-tag': Known<'notes/search-by-tag', WireNote[]>;
	'notes/show': Known<'notes/show', WireNote>;
	'notes/show-partial-bulk': Known<'notes/show-partial-bulk', WireNotePart[]>;
	'notes/state': Known<'notes/state', Loose<{ isFavorited: boolean; isMutedThread: boolean }>>;
	'notes/thread-muting/create': Known<'notes/thread-muting/create', undefined>;
	'notes/thread-muting/delete': Known<'notes/thread-muting/delete', undefined>;
	'notes/timeline': Known<'notes/timeline', WireNote[]>;
	/** No response body if the note has no text. */
	'notes/translate': Known<'notes/translate', Loose<{ sourceLang: string; text: string }> | undefined>;
	'notes/user-list-timeline': Known<'notes/user-list-timeline', WireNote[]>;
}

/** The part of a note that polling returns. */
export type WireNotePart = Pick<WireNote, 'id' | 'reactions' | 'reactionEmojis'>;
