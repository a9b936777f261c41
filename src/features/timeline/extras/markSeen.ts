import type { NoteRow, Row, RowStage, SeenRow } from '../rows';

export interface SeenRules {
	readonly mode: 'dim' | 'fold';
	/** Whether the note, or the one it renotes, was read in another column. */
	readonly isSeenElsewhere: (noteId: string) => boolean;
	/** Whether a row must not change its height, as it is in view. */
	readonly isHeld: (key: string) => boolean;
	/** Whether the user has opened a row. */
	readonly isKept: (key: string) => boolean;
}

const dimmed = new WeakMap<NoteRow, NoteRow>();
const folded = new WeakMap<NoteRow, SeenRow>();

/** Always the same object for the same row. */
function madeOnce<T>(made: WeakMap<NoteRow, T>, row: NoteRow, make: () => T): T {
	const known = made.get(row);
	if (known) return known;
	const fresh = make();
	made.set(row, fresh);
	return fresh;
}

const dimmedOf = (row: NoteRow): NoteRow => madeOnce(dimmed, row, () => ({ ...row, isRead: true }));
const foldedOf = (row: NoteRow): SeenRow =>
	madeOnce(folded, row, () => ({ kind: 'seen', key: row.key, noteId: row.key }));

/** The stage, and the rows that it will fold once they are out of view. */
export interface SeenStage {
	readonly stage: RowStage;
	readonly waiting: ReadonlySet<string>;
}

/** Dims notes that were read in another column, or folds them into a line. Folded ones stay folded. */
export function markSeen(rules: SeenRules): SeenStage {
	let isFolded = new Set<string>();
	const waiting = new Set<string>();
	const stage = (rows: readonly Row[]): readonly Row[] => {
		const before = isFolded;
		isFolded = new Set();
		waiting.clear();
		return rows.map(row => {
			if (row.kind !== 'item' || !rules.isSeenElsewhere(row.key)) return row;
			if (rules.mode === 'dim' || rules.isKept(row.key)) return dimmedOf(row);
			if (!before.has(row.key) && rules.isHeld(row.key)) {
				waiting.add(row.key);
				return dimmedOf(row);
			}
			isFolded.add(row.key);
			return foldedOf(row);
		});
	};
	return { stage, waiting };
}
