import { integer, type RowOf, table, text } from '../table';

export type Span = 'hour' | 'day';

/** What happened in each hour and each day (UTC). A row is only there if anything did. */
export const figures = table(
	'figures',
	{
		/** Whom it is about: `@local` or `@remote` for all users of this server or of others, a user's id, a host. */
		about: text(),
		series: text(),
		span: text<Span>(),
		/** When the hour or day begins, in milliseconds since the epoch. */
		at: integer(),
		value: integer(),
	},
	{ key: ['about', 'series', 'span', 'at'] },
);
export type FigureRow = RowOf<typeof figures>;

/** Up to which id the rows of all tables have been counted. Newer ids follow it, also in later processes. */
export const figureMarks = table('figureMarks', { name: text(), id: text() }, { key: ['name'] });

/** Who was counted in the present hour and day, where everyone counts once. */
export const figureMembers = table(
	'figureMembers',
	{ span: text<Span>(), at: integer(), about: text(), series: text(), who: text() },
	{ key: ['span', 'at', 'about', 'series', 'who'] },
);
export type FigureMemberRow = RowOf<typeof figureMembers>;
