import { isRecord } from '@/base/isRecord';
import type { ReadMark } from '@/domain/catchUp/ReadMark';
import type { DeckColumn } from '@/domain/deck/deck';
import type { ReadMarks } from '@/stores/readMarks/ReadMarks';
import { mergeable } from '../merged/resolveSources';

/** The columns of a timeline that show the same notes have one mark; these are the names of the marks of a column. */
export interface ReadingPlaces {
	/** Of the timeline without options: what was read there was read in all its columns. */
	readonly all: string;
	/** Of the timeline with the column's options. */
	readonly narrowed: string;
	/** Of this column alone if its rules hide or fold notes; otherwise the narrowed one. */
	readonly own: string;
}

type PlacedColumn = Pick<
	DeckColumn,
	'id' | 'type' | 'target' | 'withRenotes' | 'withReplies' | 'withSensitive' | 'onlyFiles' | 'rules'
>;

export function readingPlaces(column: PlacedColumn): ReadingPlaces {
	const { type, target, id } = column;
	const all = [type, ...(target ? [target.kind, target.id] : [])].join(' ');
	const options = narrowingOptions(column);
	const narrowed = options.length === 0 ? all : `${all} (${options.join(' ')})`;
	return { all, narrowed, own: hidesNotes(column) ? `${narrowed} (column ${id})` : narrowed };
}

/** Up to where a column was read, in itself or in one of the same timeline that leaves out less; null if in none. */
export function readingMark(marks: Pick<ReadMarks, 'markOf'>, { all, narrowed, own }: ReadingPlaces): ReadMark | null {
	const known = [own, narrowed, all].flatMap(place => marks.markOf(place) ?? []);
	return known.reduce<ReadMark | null>((latest, mark) => (latest && latest.id >= mark.id ? latest : mark), null);
}

/** The options by which a column leaves out notes of its timeline. Options that its kind doesn't have don't count. */
function narrowingOptions(column: PlacedColumn): readonly string[] {
	const offered = mergeable.find(({ kind }) => kind === column.type)?.options ?? [];
	return offered.filter(option => {
		if (option === 'onlyFiles') return column.onlyFiles;
		// Files only leave out replies anyway (rules/timelines#options).
		if (option === 'withReplies' && column.onlyFiles) return false;
		return !column[option];
	});
}

/**
 * Looks at the rules as they are stored: what reads them whole is large, and every start loads this. A rule that can't be
 * used only gives the column a mark of its own.
 */
const hidesNotes = ({ rules }: PlacedColumn): boolean => Array.isArray(rules) && rules.some(isHidingRule);

function isHidingRule(stored: unknown): boolean {
	if (!isRecord(stored) || stored.isOn === false || !Array.isArray(stored.actions)) return false;
	return stored.actions.some(action => isRecord(action) && (action.kind === 'hide' || action.kind === 'fold'));
}
