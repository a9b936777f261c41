import { integer, json, type RowOf, table, text } from '../table';

export type PlayVisibility = 'public' | 'private';

/** Programs that people share; `flash` in the names of their endpoints. */
export const plays = table(
	'plays',
	{
		id: text(),
		userId: text(),
		title: text(),
		summary: text(),
		script: text(),
		/** Kept as given; no answer has them. */
		permissions: json<string[]>([]),
		visibility: text<PlayVisibility>('public'),
		likedCount: integer(),
		updatedAt: integer(),
	},
	{
		key: ['id'],
		indexes: [
			['userId', 'id'],
			['visibility', 'likedCount', 'id'],
		],
	},
);
export type PlayRow = RowOf<typeof plays>;

export const playLikes = table(
	'playLikes',
	{ id: text(), userId: text(), playId: text() },
	{ key: ['id'], unique: [['userId', 'playId']], indexes: [['playId']] },
);
