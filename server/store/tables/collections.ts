import { flag, integer, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

export const lists = table(
	'lists',
	{ id: text(), userId: text(), name: text(), isPublic: flag() },
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type ListRow = RowOf<typeof lists>;

export const listMembers = table(
	'listMembers',
	{ id: text(), listId: text(), userId: text(), withReplies: flag() },
	{ key: ['id'], unique: [['listId', 'userId']], indexes: [['userId']] },
);

export const listFavorites = table(
	'listFavorites',
	{ id: text(), userId: text(), listId: text() },
	{ key: ['id'], unique: [['userId', 'listId']] },
);

export type AntennaSource = 'home' | 'all' | 'users' | 'list' | 'users_blacklist';

export const antennas = table(
	'antennas',
	{
		id: text(),
		userId: text(),
		name: text(),
		src: text<AntennaSource>('all'),
		userListId: nullableText(),
		keywords: json<string[][]>([]),
		excludeKeywords: json<string[][]>([]),
		users: json<string[]>([]),
		caseSensitive: flag(),
		localOnly: flag(),
		excludeBots: flag(),
		withReplies: flag(),
		withFile: flag(),
		isActive: flag(true),
		excludeNotesInSensitiveChannel: flag(),
		lastUsedAt: integer(),
		hasUnreadNote: flag(),
	},
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type AntennaRow = RowOf<typeof antennas>;

/** The notes of antennas. */
export const antennaNotes = table(
	'antennaNotes',
	{ antennaId: text(), noteId: text() },
	{ key: ['antennaId', 'noteId'], indexes: [['noteId']] },
);

/** A user's collections of notes. */
export const clips = table(
	'clips',
	{
		id: text(),
		userId: text(),
		name: text(),
		description: nullableText(),
		isPublic: flag(),
		lastClippedAt: nullableInteger(),
	},
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type ClipRow = RowOf<typeof clips>;

export const clipNotes = table(
	'clipNotes',
	{ clipId: text(), noteId: text() },
	{ key: ['clipId', 'noteId'], indexes: [['noteId']] },
);

export const clipFavorites = table(
	'clipFavorites',
	{ id: text(), userId: text(), clipId: text() },
	{ key: ['id'], unique: [['userId', 'clipId']], indexes: [['clipId']] },
);

export const channels = table(
	'channels',
	{
		id: text(),
		userId: nullableText(),
		name: text(),
		description: nullableText(),
		bannerId: nullableText(),
		color: text('#86b300'),
		isArchived: flag(),
		isSensitive: flag(),
		allowRenoteToExternal: flag(true),
		pinnedNoteIds: json<string[]>([]),
		notesCount: integer(),
		usersCount: integer(),
		lastNotedAt: nullableInteger(),
	},
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type ChannelRow = RowOf<typeof channels>;

export const channelFollows = table(
	'channelFollows',
	{ id: text(), userId: text(), channelId: text() },
	{ key: ['id'], unique: [['userId', 'channelId']], indexes: [['channelId']] },
);

export const channelFavorites = table(
	'channelFavorites',
	{ id: text(), userId: text(), channelId: text() },
	{ key: ['id'], unique: [['userId', 'channelId']] },
);
