import { flag, integer, json, nullableText, type RowOf, table, text } from '../table';

export type PageFont = 'serif' | 'sans-serif';

/** A block, variable or anything else of a page that clients made: stored as sent, never read as code. */
export type PageObject = Readonly<Record<string, unknown>>;

/** Documents of blocks that users write. */
export const pages = table(
	'pages',
	{
		id: text(),
		userId: text(),
		/** Milliseconds since the epoch. */
		updatedAt: integer(),
		title: text(),
		name: text(),
		summary: nullableText(),
		content: json<readonly PageObject[]>([]),
		variables: json<readonly PageObject[]>([]),
		script: text(),
		eyeCatchingImageId: nullableText(),
		font: text<PageFont>('sans-serif'),
		alignCenter: flag(),
		hideTitleWhenPinned: flag(),
	},
	{ key: ['id'], unique: [['userId', 'name']], indexes: [['userId', 'id'], ['eyeCatchingImageId']] },
);
export type PageRow = RowOf<typeof pages>;

export const pageLikes = table(
	'pageLikes',
	{ id: text(), userId: text(), pageId: text() },
	{ key: ['id'], unique: [['userId', 'pageId']], indexes: [['pageId'], ['userId', 'id']] },
);
