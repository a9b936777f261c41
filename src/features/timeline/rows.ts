import type { MuteReason } from '@/blocks/feed/MutedNote';
import type { Note } from '@/domain/Note';
import type { FeedEntry, FeedGap, FeedItem } from '@/stores/feeds/feedEntries';
import type { MuteVerdict } from '@/stores/muting/WordMutes';

/** What a list shows: the stage between ids and pixels (DESIGN 3.6). */
export type Row =
	| NoteRow
	| SeenRow
	| BurstRow
	| ThreadRow
	| ThreadLineRow
	| { readonly kind: 'placeholder'; readonly key: string; readonly noteId: string; readonly reason: MuteReason }
	| FeedGap
	| { readonly kind: 'ad'; readonly key: string; readonly chance: number };

/** Its key is the note's id. */
export interface NoteRow extends FeedItem {
	/** It was read in another column. */
	readonly isRead?: true;
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
export function makeRows(entries: readonly FeedEntry[], stages: readonly RowStage[]): readonly Row[] {
	return stages.reduce<readonly Row[]>((rows, stage) => stage(rows), entries);
}

const muted: Readonly<Record<MuteReason, WeakMap<Row, Row>>> = { word: new WeakMap(), sensitive: new WeakMap() };

/** What stands for a muted note; always the same object for the same row. */
function placeholderOf(row: NoteRow, reason: MuteReason): Row {
	let placeholder = muted[reason].get(row);
	if (!placeholder) {
		placeholder = { kind: 'placeholder', key: row.key, noteId: row.key, reason };
		muted[reason].set(row, placeholder);
	}
	return placeholder;
}

/** Drops what is muted hard, and puts a line in the place of what is muted otherwise. */
export function muteWords(verdictOf: (noteId: string) => MuteVerdict): RowStage {
	return rows =>
		rows.flatMap(row => {
			if (row.kind !== 'item') return [row];
			const verdict = verdictOf(row.key);
			return verdict === 'hard' ? [] : [verdict === 'soft' ? placeholderOf(row, 'word') : row];
		});
}

/** Puts a line in the place of notes that a rule calls sensitive. */
export function muteSensitive(noteOf: (id: string) => Note | undefined, isMuted: (note: Note) => boolean): RowStage {
	return rows =>
		rows.map(row => {
			const note = row.kind === 'item' ? noteOf(row.key) : undefined;
			return row.kind === 'item' && note && isMuted(note) ? placeholderOf(row, 'sensitive') : row;
		});
}
