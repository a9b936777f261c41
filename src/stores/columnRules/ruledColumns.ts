import type { ColumnSound } from '@/domain/deck/deck';

/** What the rules of a column on the page make of its notes, for what else reacts to them. */
export interface RuledColumn {
	/** Resolves when these notes are judged, or can't be; never rejects. */
	readonly judged: (noteIds: readonly string[]) => Promise<unknown>;
	/** Whether a note is hidden or folded, so that neither sound nor flash tells of it. */
	readonly isQuiet: (noteId: string) => boolean;
	/** The sound that a rule gives a note; null for none. */
	readonly soundOf: (noteId: string) => ColumnSound | null;
	/** How many of the notes in it are hidden. */
	readonly hiddenCount: () => number;
}

/** Columns with rules, by their ids. */
export const ruledColumns = new Map<string, RuledColumn>();

/** Does something about notes that arrived in a column once its rules have judged them; at once without rules. */
export function onceJudged(columnId: string, noteIds: readonly string[], act: () => void): void {
	const column = ruledColumns.get(columnId);
	if (column) void column.judged(noteIds).then(act);
	else act();
}
