import type { DeckColumn } from '@/domain/deck/deck';

/** What the endpoints and channels of timelines are told of a column's options: renotes and files. */
export const fileParams = ({ withRenotes, onlyFiles }: DeckColumn) => ({ withRenotes, withFiles: onlyFiles });

/** Those of timelines with replies to others, which exclude files-only (rules/timelines#options). */
export const replyParams = (column: DeckColumn) => ({
	...fileParams(column),
	withReplies: column.withReplies && !column.onlyFiles,
});
