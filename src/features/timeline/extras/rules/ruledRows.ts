import type { RuleVerdict } from '@/domain/columnRule/ruleVerdict';
import { type NoteRow, noteIdOf, type PinnedRow, type Row, type RowMark } from '../../rows';

/** What rules say of the rows of a column. */
export interface RowRules {
	/** Undefined: not judged, so that the note is shown as it is. */
	readonly verdictOf: (noteId: string) => RuleVerdict | undefined;
	/** Whether a note is still judged, so that it has to wait. */
	readonly isWaiting: (noteId: string) => boolean;
	/** The notes at the top, newest first. */
	readonly pinned: readonly string[];
	/** The notes that other columns have sent, with the ids of these columns. */
	readonly sent: ReadonlyMap<string, string>;
	/** Milliseconds since the epoch; undefined if the note isn't stored. */
	readonly timeOf: (noteId: string) => number | undefined;
	/** Whether there is nothing older than the last row. */
	readonly isWhole: boolean;
}

const pins = new Map<string, PinnedRow>();
const sentRows = new Map<string, NoteRow>();
/** Rows are as many as columns have notes pinned or sent; far more than this were shown and left. */
const MOST_KEPT = 2_000;

/**
 * The rows without what is hidden, with pinned notes at the top and what was sent in the order of time. Sent notes that
 * are older than the last row wait until the list is loaded that far.
 */
export function placeRows(rows: readonly Row[], rules: RowRules): readonly Row[] {
	const pinned = new Set(rules.pinned);
	const isShown = (row: Row) => {
		const noteId = noteIdOf(row);
		if (noteId === null) return true;
		return !rules.isWaiting(noteId) && !rules.verdictOf(noteId)?.isHidden && !pinned.has(noteId);
	};
	const placed = insertSent(rows, isShown, rules);
	const top = rules.pinned.map(id =>
		kept(pins, id, (): PinnedRow => ({ kind: 'pinned', key: `pinned ${id}`, noteId: id })),
	);
	return top.length === 0 && placed.length === rows.length && placed.every((row, index) => row === rows[index])
		? rows
		: [...top, ...placed];
}

/** The shown rows with those of sent notes between them. */
function insertSent(rows: readonly Row[], isShown: (row: Row) => boolean, rules: RowRules): readonly Row[] {
	if (rules.sent.size === 0) return rows.filter(isShown);
	const present = new Set(rows.flatMap(row => noteIdOf(row) ?? []));
	const times = [...rules.sent.keys()].flatMap(id => {
		const time = rules.timeOf(id);
		return time === undefined || present.has(id) || rules.pinned.includes(id) ? [] : [{ id, time }];
	});
	times.sort((a, b) => b.time - a.time);
	const placed: Row[] = [];
	let next = 0;
	const sentRow = (id: string) => kept(sentRows, id, (): NoteRow => ({ kind: 'item', key: id }));
	for (const row of rows) {
		const noteId = noteIdOf(row);
		const time = noteId === null ? undefined : rules.timeOf(noteId);
		while (time !== undefined && next < times.length) {
			const sent = times[next];
			if (!sent || sent.time < time) break;
			placed.push(sentRow(sent.id));
			next++;
		}
		if (isShown(row)) placed.push(row);
	}
	if (rules.isWhole) for (const { id } of times.slice(next)) placed.push(sentRow(id));
	return placed;
}

/** The row of a note; always the same object, so that it isn't rendered again. */
function kept<R>(rows: Map<string, R>, id: string, make: () => R): R {
	const known = rows.get(id);
	if (known) return known;
	if (rows.size > MOST_KEPT) rows.clear();
	const made = make();
	rows.set(id, made);
	return made;
}

const PLAIN: RowMark = { color: null, isFolded: false, from: null };
const marks = new Map<string, RowMark>([[keyOf(PLAIN), PLAIN]]);
const marked = new WeakMap<Row, NoteRow>();

/**
 * The rows of notes with their marks. All have one, so that a card stays the same when its note is marked later. The
 * same row with the same mark is the same object.
 */
export function markRows(rows: readonly Row[], { verdictOf, sent }: RowRules): readonly Row[] {
	return rows.map(row => {
		if (row.kind !== 'item') return row;
		const from = sent.get(row.key) ?? null;
		// What was sent is not judged again.
		const { color = null, isFolded = false } = (from === null ? verdictOf(row.key) : undefined) ?? {};
		const mark = markOf({ color, isFolded, from });
		const known = marked.get(row);
		if (known?.mark === mark) return known;
		const made: NoteRow = { ...row, mark };
		marked.set(row, made);
		return made;
	});
}

function markOf(mark: RowMark): RowMark {
	const key = keyOf(mark);
	const known = marks.get(key);
	if (known) return known;
	marks.set(key, mark);
	return mark;
}

function keyOf({ color, isFolded, from }: RowMark): string {
	return [color, isFolded, from].join(' ');
}
