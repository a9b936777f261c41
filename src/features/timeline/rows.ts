import type { NoteRow as FeedNoteRow, FeedRow, PlaceholderRow } from '@/blocks/feed/feedRows';
import type { HighlightColor } from '@/domain/columnRule/ColumnRule';
import type { FeedGap } from '@/stores/feeds/feedEntries';

/** A row of a timeline: a feed's rows, and those of the timeline's own stages. */
export type Row =
	| NoteRow
	| PlaceholderRow
	| FeedGap
	| SeenRow
	| PinnedRow
	| BurstRow
	| ThreadRow
	| ThreadLineRow
	| { readonly kind: 'ad'; readonly key: string; readonly chance: number };

/** Its key is the note's id. */
export interface NoteRow extends FeedNoteRow {
	/** Set if it was read in another column. */
	readonly isRead?: true;
	/** The note in the row above that it replies to, if its thread is open. */
	readonly aboveId?: string;
	/** What rules say of it; set in columns with rules, or with notes sent by those of others. */
	readonly mark?: RowMark;
}

/** How rules show a note. */
export interface RowMark {
	readonly color: HighlightColor | null;
	/** Whether a line stands for it until it is opened. */
	readonly isFolded: boolean;
	/** The id of the column that it was sent from; null if it is of this column. */
	readonly from: string | null;
}

/** A note that a rule keeps at the top, in place of its row. */
export interface PinnedRow {
	readonly kind: 'pinned';
	readonly key: string;
	readonly noteId: string;
}

/** Replaces a note that was read in another column. */
export interface SeenRow {
	readonly kind: 'seen';
	readonly key: string;
	readonly noteId: string;
}

/** Consecutive notes of one author, of which the newest is shown; the others follow as rows while it is open. */
export interface BurstRow {
	readonly kind: 'burst';
	readonly key: string;
	/** The newest note. */
	readonly noteId: string;
	readonly newest: NoteRow | SeenRow;
	/** Including the newest. */
	readonly count: number;
	readonly isOpen: boolean;
}

/** A note of a thread that is open around a row of the column. */
export interface ThreadRow {
	readonly kind: 'thread';
	readonly key: string;
	readonly rootKey: string;
	readonly noteId: string;
	/** The note above that it replies to, if shown. */
	readonly aboveId: string | undefined;
	/** 0 in the conversation above; otherwise the depth of the reply. */
	readonly depth: number;
	readonly isMuted: boolean;
}

export type ThreadLine = 'loading' | 'failed' | 'more' | 'continue' | 'fold';

/** The state of an open thread, with its buttons. */
export interface ThreadLineRow {
	readonly kind: 'threadLine';
	readonly key: string;
	readonly rootKey: string;
	readonly what: ThreadLine;
	/** The note that the replies belong to. */
	readonly parentId: string;
	readonly depth: number;
	readonly isBusy: boolean;
}

/** Transforms all rows of a list, and may add, change and drop some. Unchanged rows stay the same objects. */
export type RowStage = (rows: readonly Row[]) => readonly Row[];

/** The note that a row shows or replaces. */
export function noteIdOf(row: Row): string | null {
	if (row.kind === 'item') return row.key;
	return 'noteId' in row ? row.noteId : null;
}

/** A feed's rows after every stage, in order. */
export function makeRows(feedRows: readonly FeedRow[], stages: readonly RowStage[]): readonly Row[] {
	return stages.reduce<readonly Row[]>((rows, stage) => stage(rows), feedRows);
}
