import type { Note } from '@/domain/note/Note';
import { type FeedEntry, type FeedGap, type FeedItem, item } from '@/stores/feeds/feedEntries';
import type { KnownVerdict } from '@/stores/muting/WordMutes';

export type MuteReason = 'word' | 'sensitive';

/** A feed's entry prepared for rendering: a note, a placeholder for one, or a gap. */
export type FeedRow = NoteRow | PlaceholderRow | FeedGap;

export interface NoteRow extends FeedItem {
	/** Missing if the key is the note's id; null for rows without a note. */
	readonly noteId?: string | null;
}

/** Replaces a muted note, under the same key. */
export interface PlaceholderRow {
	readonly kind: 'placeholder';
	readonly key: string;
	readonly noteId: string;
	readonly reason: MuteReason;
}

/** Transforms all rows of a list, and may change and drop some. Unchanged rows stay the same objects. */
export type FeedStage = (rows: readonly FeedRow[]) => readonly FeedRow[];

/** A row of a list without gaps. */
export type ShownRow = Exclude<FeedRow, FeedGap>;

/** The note that a row shows or replaces. */
export function noteIdOf(row: FeedRow): string | null {
	if (row.kind === 'gap') return null;
	return row.noteId === undefined ? row.key : row.noteId;
}

export function makeFeedRows(entries: readonly FeedEntry[], stages: readonly FeedStage[]): readonly FeedRow[] {
	return stages.reduce<readonly FeedRow[]>((rows, stage) => stage(rows), entries);
}

/** The rows of a list without gaps that isn't a feed, such as replies, with muted words applied. */
export function makeNoteRows(
	noteIds: readonly string[],
	verdictOf: (noteId: string) => KnownVerdict,
): readonly ShownRow[] {
	return makeFeedRows(noteIds.map(item), [muteWords(verdictOf)]).filter(row => row.kind !== 'gap');
}

const muted: Readonly<Record<MuteReason, WeakMap<FeedRow, PlaceholderRow>>> = {
	word: new WeakMap(),
	sensitive: new WeakMap(),
};

/** The placeholder of a muted note; always the same object for the same row. */
function placeholderOf(row: NoteRow, noteId: string, reason: MuteReason): FeedRow {
	let placeholder = muted[reason].get(row);
	if (!placeholder) {
		placeholder = { kind: 'placeholder', key: row.key, noteId, reason };
		muted[reason].set(row, placeholder);
	}
	return placeholder;
}

const others = new WeakMap<FeedItem, NoteRow>();

/** @returns null if the row has no note; undefined if the entry isn't stored (any more) */
export type NoteIdOf = (key: string) => string | null | undefined;

/** For feeds whose ids aren't note ids. Entries that aren't stored are dropped. */
export function onNotes(noteIdOf: NoteIdOf): FeedStage {
	return eachItem(row => {
		const known = others.get(row);
		const noteId = noteIdOf(row.key);
		if (noteId === undefined) return null;
		if (known?.noteId === noteId) return known;
		const made: NoteRow = { kind: 'item', key: row.key, noteId };
		others.set(row, made);
		return made;
	});
}

/** Drops hard-muted and unchecked notes, and replaces soft-muted ones by a line. */
export function muteWords(verdictOf: (noteId: string) => KnownVerdict): FeedStage {
	return eachNote((row, noteId) => {
		const verdict = verdictOf(noteId);
		if (verdict === 'hard' || verdict === 'unknown') return null;
		return verdict === 'soft' ? placeholderOf(row, noteId, 'word') : row;
	});
}

/** Replaces notes that a rule considers sensitive by a line. */
export function muteSensitive(noteOf: (id: string) => Note | undefined, isMuted: (note: Note) => boolean): FeedStage {
	return eachNote((row, noteId) => {
		const note = noteOf(noteId);
		return note && isMuted(note) ? placeholderOf(row, noteId, 'sensitive') : row;
	});
}

/** @param change returns the row to use instead; null drops it */
function eachNote(change: (row: NoteRow, noteId: string) => FeedRow | null): FeedStage {
	return eachItem(row => {
		const noteId = noteIdOf(row);
		return noteId === null ? row : change(row, noteId);
	});
}

/** @param change returns the row to use instead; null drops it. If nothing changes, the list stays the same object. */
function eachItem(change: (row: NoteRow) => FeedRow | null): FeedStage {
	return rows => {
		let changed: FeedRow[] | null = null;
		for (const [index, row] of rows.entries()) {
			const next = row.kind === 'item' ? change(row) : row;
			if (next === row && changed === null) continue;
			changed ??= rows.slice(0, index);
			if (next) changed.push(next);
		}
		return changed ?? rows;
	};
}
