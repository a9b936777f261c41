import { flag, integer, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

export type Visibility = 'public' | 'home' | 'followers' | 'specified';
export type ReactionAcceptance =
	| 'likeOnly'
	| 'likeOnlyForRemote'
	| 'nonSensitiveOnly'
	| 'nonSensitiveOnlyForLocalLikeOnlyForRemote';

export const notes = table(
	'notes',
	{
		id: text(),
		userId: text(),
		/** Null for local notes. */
		userHost: nullableText(),
		text: nullableText(),
		cw: nullableText(),
		visibility: text<Visibility>('public'),
		visibleUserIds: json<string[]>([]),
		localOnly: flag(),
		reactionAcceptance: nullableText<ReactionAcceptance>(),
		replyId: nullableText(),
		replyUserId: nullableText(),
		renoteId: nullableText(),
		renoteUserId: nullableText(),
		/** A renote without content of its own. */
		isPureRenote: flag(),
		/** A renote that the renoted note's `renoteCount` leaves out. */
		isUncounted: flag(),
		channelId: nullableText(),
		fileIds: json<string[]>([]),
		hasFiles: flag(),
		hasPoll: flag(),
		mentions: json<string[]>([]),
		tags: json<string[]>([]),
		/** Remote custom emojis in text and content warning: name → URL. Empty for local notes. */
		emojis: json<Record<string, string>>({}),
		/** The first note of the thread; null for that note itself. */
		threadId: nullableText(),
		renoteCount: integer(),
		repliesCount: integer(),
		clippedCount: integer(),
		/** Reaction as stored (`❤`, `:name@.:`, `:name@host:`) → count, never zero. */
		reactions: json<Record<string, number>>({}),
		uri: nullableText(),
		url: nullableText(),
	},
	{
		key: ['id'],
		indexes: [
			['userId', 'id'],
			['replyId', 'id'],
			['renoteId', 'id'],
			['channelId', 'id'],
			['hasFiles', 'id'],
			['uri'],
		],
	},
);
export type NoteRow = RowOf<typeof notes>;

/** The users that a note concerns: mentioned, addressed or replied to. */
export const noteMentions = table(
	'noteMentions',
	{ userId: text(), noteId: text() },
	{ key: ['userId', 'noteId'], indexes: [['noteId']] },
);

/** The hashtags of notes in lower case, for finding notes and counting users. */
export const noteTags = table(
	'noteTags',
	{
		tag: text(),
		noteId: text(),
		userId: text(),
		isLocal: flag(),
		/** Public or home: others are neither counted nor listed. */
		isOpen: flag(),
	},
	{ key: ['tag', 'noteId'], indexes: [['noteId']] },
);

/** Threads that a user has muted. */
export const threadMutes = table(
	'threadMutes',
	{ id: text(), userId: text(), threadId: text() },
	{ key: ['id'], unique: [['userId', 'threadId']] },
);

export const polls = table(
	'polls',
	{
		noteId: text(),
		userId: text(),
		choices: json<string[]>([]),
		votes: json<number[]>([]),
		multiple: flag(),
		expiresAt: nullableInteger(),
		/** Whether author and voters have been notified of the end. */
		isEndTold: flag(),
	},
	{ key: ['noteId'], indexes: [['isEndTold', 'expiresAt']] },
);
export type PollRow = RowOf<typeof polls>;

export const pollVotes = table(
	'pollVotes',
	{ id: text(), noteId: text(), userId: text(), choice: integer() },
	{ key: ['id'], unique: [['noteId', 'userId', 'choice']] },
);

export const reactions = table(
	'reactions',
	{ id: text(), noteId: text(), userId: text(), reaction: text() },
	{ key: ['id'], unique: [['noteId', 'userId']], indexes: [['userId', 'id']] },
);
export type ReactionRow = RowOf<typeof reactions>;

export const favorites = table(
	'favorites',
	{ id: text(), userId: text(), noteId: text() },
	{ key: ['id'], unique: [['userId', 'noteId']], indexes: [['noteId']] },
);
export type FavoriteRow = RowOf<typeof favorites>;

/** Notes pinned to profiles; newest pin first. */
export const pins = table(
	'pins',
	{ id: text(), userId: text(), noteId: text() },
	{ key: ['id'], unique: [['userId', 'noteId']], indexes: [['noteId']] },
);
