import type { ColumnSound } from '@/domain/deck/deck';

/** What the rules of a column on the page make of the notes that one account has in it, for what else reacts to them. */
export interface RuledColumn {
	/** Resolves when these notes are judged, or can't be; never rejects. */
	readonly judged: (noteIds: readonly string[]) => Promise<unknown>;
	/** Whether a note is hidden or folded, so that neither sound nor flash tells of it. */
	readonly isQuiet: (noteId: string) => boolean;
	/** The sound that a rule gives a note; null for none. */
	readonly soundOf: (noteId: string) => ColumnSound | null;
	/** The addresses of the notes in it that are hidden. */
	readonly hidden: () => readonly string[];
}

/** Columns with rules, by their ids: one entry for each account that they read with. */
const columns = new Map<string, readonly RuledColumn[]>();

/** @returns the function that takes it off again */
export function addRuledColumn(id: string, part: RuledColumn): () => void {
	columns.set(id, [...(columns.get(id) ?? []), part]);
	return () => {
		const others = columns.get(id)?.filter(each => each !== part) ?? [];
		if (others.length > 0) columns.set(id, others);
		else columns.delete(id);
	};
}

export const isRuled = (columnId: string): boolean => columns.has(columnId);

/** Whether a rule hides or folds the note in this column. */
export const isQuietIn = (columnId: string, noteId: string): boolean =>
	columns.get(columnId)?.some(part => part.isQuiet(noteId)) ?? false;

/** The sound that a rule of this column gives the note; null for none. */
export function soundIn(columnId: string, noteId: string): ColumnSound | null {
	for (const part of columns.get(columnId) ?? []) {
		const sound = part.soundOf(noteId);
		if (sound) return sound;
	}
	return null;
}

/** How many of the notes in this column are hidden; what several accounts have counts once. */
export const hiddenIn = (columnId: string): number =>
	new Set(columns.get(columnId)?.flatMap(part => part.hidden())).size;

/** Does something about notes that arrived in a column once its rules have judged them; at once without rules. */
export function onceJudged(columnId: string, noteIds: readonly string[], act: () => void): void {
	const parts = columns.get(columnId);
	if (parts) void Promise.all(parts.map(part => part.judged(noteIds))).then(act);
	else act();
}
