import type { NoteRow, Row, RowStage, SeenRow } from '../rows';

export interface SeenRules {
	readonly mode: 'dim' | 'fold';
	/** Whether this note, or the one it renotes, was read in another column. */
	readonly isSeenElsewhere: (noteId: string) => boolean;
	/** Rows that must not change their height now: the reader has them before their eyes. */
	readonly isHeld: (key: string) => boolean;
	/** Rows that stay whole: the reader opened them. */
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

/** What `markSeen` left to do: rows that fold as soon as nobody looks at them. */
export interface SeenStage {
	readonly stage: RowStage;
	readonly waiting: ReadonlySet<string>;
}

/** Lets notes step back, or fold into a line, that were read in another column. What has folded stays folded. */
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
