import type { NoteRow as FeedNoteRow, FeedRow, PlaceholderRow } from '@/blocks/feed/feedRows';
import type { FeedGap } from '@/stores/feeds/feedEntries';

/** What a timeline shows: a feed's rows, and what stages of its own make of them. */
export type Row =
	| NoteRow
	| PlaceholderRow
	| FeedGap
	| SeenRow
	| BurstRow
	| ThreadRow
	| ThreadLineRow
	| { readonly kind: 'ad'; readonly key: string; readonly chance: number };

/** Its key is the note's id. */
export interface NoteRow extends FeedNoteRow {
	/** It was read in another column. */
	readonly isRead?: true;
	/** The note above it that it answers, where a thread is open around it. */
	readonly aboveId?: string;
}

/** A line that stands for a note which was read in another column. */
export interface SeenRow {
	readonly kind: 'seen';
	readonly key: string;
	readonly noteId: string;
}

/** Notes in a row by one author, of which the newest shows; the others follow as rows of their own while it is open. */
export interface BurstRow {
	readonly kind: 'burst';
	readonly key: string;
	/** The newest. */
	readonly noteId: string;
	readonly newest: NoteRow | SeenRow;
	/** With the newest. */
	readonly count: number;
	readonly isOpen: boolean;
}

/** A note of a thread that is open around a row of the column. */
export interface ThreadRow {
	readonly kind: 'thread';
	readonly key: string;
	readonly rootKey: string;
	readonly noteId: string;
	/** The note above it that it answers, as far as that is shown. */
	readonly aboveId: string | undefined;
	/** 0: of the conversation above; otherwise how many replies down it is. */
	readonly depth: number;
	readonly isMuted: boolean;
}

export type ThreadLine = 'loading' | 'failed' | 'more' | 'continue' | 'fold';

/** What can be done about an open thread, or how far it is. */
export interface ThreadLineRow {
	readonly kind: 'threadLine';
	readonly key: string;
	readonly rootKey: string;
	readonly what: ThreadLine;
	/** The note whose replies it is about. */
	readonly parentId: string;
	readonly depth: number;
	readonly isBusy: boolean;
}

/** Looks at all rows of a list at once and may add, change and drop some. Rows it leaves alone stay the same objects. */
export type RowStage = (rows: readonly Row[]) => readonly Row[];

/** The note that a row shows or stands for. */
export function noteIdOf(row: Row): string | null {
	if (row.kind === 'item') return row.key;
	return 'noteId' in row ? row.noteId : null;
}

/** The rows of a feed after every stage, in order. */
export function makeRows(feedRows: readonly FeedRow[], stages: readonly RowStage[]): readonly Row[] {
	return stages.reduce<readonly Row[]>((rows, stage) => stage(rows), feedRows);
}
