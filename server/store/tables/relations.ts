import { flag, nullableInteger, nullableText, type RowOf, table, text } from '../table';

export const follows = table(
	'follows',
	{
		id: text(),
		followerId: text(),
		followeeId: text(),
		/** Whether the home timeline includes their replies to others. */
		withReplies: flag(),
		/** `normal` notifies of every note. */
		notify: nullableText<'normal'>(),
	},
	{
		key: ['id'],
		unique: [['followerId', 'followeeId']],
		indexes: [
			['followeeId', 'id'],
			['followerId', 'id'],
		],
	},
);
export type FollowRow = RowOf<typeof follows>;

export const followRequests = table(
	'followRequests',
	{ id: text(), followerId: text(), followeeId: text(), withReplies: flag() },
	{ key: ['id'], unique: [['followerId', 'followeeId']], indexes: [['followeeId', 'id']] },
);
export type FollowRequestRow = RowOf<typeof followRequests>;

export const blocks = table(
	'blocks',
	{ id: text(), blockerId: text(), blockeeId: text() },
	{ key: ['id'], unique: [['blockerId', 'blockeeId']], indexes: [['blockeeId']] },
);

export const mutes = table(
	'mutes',
	{ id: text(), muterId: text(), muteeId: text(), expiresAt: nullableInteger() },
	{ key: ['id'], unique: [['muterId', 'muteeId']], indexes: [['muteeId']] },
);

/** Users' private memos about others. */
export const memos = table(
	'memos',
	{ userId: text(), targetUserId: text(), memo: text() },
	{ key: ['userId', 'targetUserId'], indexes: [['targetUserId']] },
);

export const renoteMutes = table(
	'renoteMutes',
	{ id: text(), muterId: text(), muteeId: text() },
	{ key: ['id'], unique: [['muterId', 'muteeId']] },
);
