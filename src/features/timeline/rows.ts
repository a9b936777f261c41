import type { Note } from '@/domain/Note';
import type { FeedEntry } from '@/stores/feeds/feedEntries';

/** What a list shows: the stage between ids and pixels (DESIGN 3.6). */
export type Row =
	| { readonly kind: 'note'; readonly key: string; readonly noteId: string }
	| { readonly kind: 'placeholder'; readonly key: string; readonly noteId: string; readonly reason: string }
	| { readonly kind: 'gap'; readonly key: string; readonly state: 'idle' | 'loading' | 'failed' }
	| { readonly kind: 'ad'; readonly key: string };

/** Looks at all rows of a list at once and may add, change and drop some. Rows it leaves alone stay the same objects. */
export type RowStage = (rows: readonly Row[]) => readonly Row[];

const made = new WeakMap<FeedEntry, Row>();

/** The row of an entry; always the same object, so that a list renders only what is new. */
function toRow(entry: FeedEntry): Row {
	let row = made.get(entry);
	if (!row) {
		row =
			entry.kind === 'item'
				? { kind: 'note', key: entry.id, noteId: entry.id }
				: { kind: 'gap', key: entry.id, state: entry.state };
		made.set(entry, row);
	}
	return row;
}

/** The rows of a feed after every stage, in order. */
export function makeRows(entries: readonly FeedEntry[], stages: readonly RowStage[]): readonly Row[] {
	return stages.reduce<readonly Row[]>((rows, stage) => stage(rows), entries.map(toRow));
}

/** Drops the notes that a rule names. */
export function hideNotes(noteOf: (id: string) => Note | undefined, isHidden: (note: Note) => boolean): RowStage {
	return rows =>
		rows.filter(row => {
			const note = row.kind === 'note' ? noteOf(row.noteId) : undefined;
			return !note || !isHidden(note);
		});
}
