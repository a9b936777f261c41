import type { DeckColumn } from '@/domain/deck/deck';

/** The parameters for a column's options on renotes and files, for endpoints and channels. */
export const fileParams = ({ withRenotes, onlyFiles }: DeckColumn) => ({ withRenotes, withFiles: onlyFiles });

/** The same with replies to others, which exclude files-only (rules/timelines#options). */
export const replyParams = (column: DeckColumn) => ({
	...fileParams(column),
	withReplies: column.withReplies && !column.onlyFiles,
});
