import type { DeckColumn } from '@/domain/deck';

/** Where a kind of timeline comes from on the wire (spec 2 §7). */
export interface TimelineSource {
	readonly endpoint: string;
	readonly channel: string;
	/** `main` sends its notes in events of their own rather than as `note`. */
	readonly event: string;
	readonly params: (column: DeckColumn) => Record<string, unknown>;
	/** What the channel takes; absent: the same. */
	readonly channelParams?: (column: DeckColumn) => Record<string, unknown>;
}

export type TimelineKind =
	| 'home'
	| 'local'
	| 'social'
	| 'global'
	| 'media'
	| 'mentions'
	| 'direct'
	| 'list'
	| 'antenna'
	| 'channel';

const withRenotes = ({ withRenotes }: DeckColumn) => ({ withRenotes });
/** Replies and files-only exclude each other on local and social (spec 2 §2.1). */
const withAll = ({ withRenotes, withReplies, onlyFiles }: DeckColumn) => ({
	withRenotes,
	withReplies: withReplies && !onlyFiles,
	withFiles: onlyFiles,
});
const withFiles = (column: DeckColumn) => ({ ...withRenotes(column), withFiles: column.onlyFiles });

/** What a session sends of a source's parameters: replies to others are a member's option (spec 2 §2.1). */
export function paramsFor(
	{ isMember }: { readonly isMember: boolean },
	params: Record<string, unknown>,
): Record<string, unknown> {
	if (isMember) return params;
	const { withReplies: _, ...rest } = params;
	return rest;
}

export const TIMELINES: Readonly<Record<TimelineKind, TimelineSource>> = {
	home: { endpoint: 'notes/timeline', channel: 'homeTimeline', event: 'note', params: withFiles },
	local: { endpoint: 'notes/local-timeline', channel: 'localTimeline', event: 'note', params: withAll },
	social: { endpoint: 'notes/hybrid-timeline', channel: 'hybridTimeline', event: 'note', params: withAll },
	global: { endpoint: 'notes/global-timeline', channel: 'globalTimeline', event: 'note', params: withFiles },
	media: {
		endpoint: 'notes/local-timeline',
		channel: 'localTimeline',
		event: 'note',
		params: () => ({ withRenotes: false, withReplies: false, withFiles: true }),
	},
	mentions: {
		endpoint: 'notes/mentions',
		channel: 'main',
		event: 'mention',
		params: () => ({}),
		channelParams: () => ({}),
	},
	direct: {
		endpoint: 'notes/mentions',
		channel: 'main',
		event: 'mention',
		params: () => ({ visibility: 'specified' }),
		channelParams: () => ({}),
	},
	list: {
		endpoint: 'notes/user-list-timeline',
		channel: 'userList',
		event: 'note',
		params: column => ({ listId: column.target?.id, ...withFiles(column) }),
	},
	antenna: {
		endpoint: 'antennas/notes',
		channel: 'antenna',
		event: 'note',
		params: column => ({ antennaId: column.target?.id }),
	},
	channel: {
		endpoint: 'channels/timeline',
		channel: 'channel',
		event: 'note',
		params: column => ({ channelId: column.target?.id }),
	},
};
