import type { GroupedNote, Grouping, NoteGroup } from '@/domain/catchUp/groupNotes';
import type { CatchUpLine } from './catchUpLine';

/** A row of a digest. */
export type CatchUpRow = GroupRow | LineRow;

/** Names the author or the thread of the rows below. */
export interface GroupRow {
	readonly kind: 'group';
	readonly key: string;
	readonly group: NoteGroup<CatchUpLine>;
	readonly grouping: Exclude<Grouping, 'none'>;
	readonly isFolded: boolean;
}

export interface LineRow extends GroupedNote<CatchUpLine> {
	readonly kind: 'line';
	readonly key: string;
	/** Whether the row above names the author. */
	readonly isUnderAuthor: boolean;
}

/** The deepest indentation of replies, in steps. */
const DEEPEST = 3;

/**
 * The rows of groups, top to bottom. Authors with several notes have a row of their own; so has a thread, unless the
 * note that opened it is its first row, or a lone renote shows that.
 * @param isFolded by the key of a group's row
 */
export function catchUpRows(
	groups: readonly NoteGroup<CatchUpLine>[],
	grouping: Grouping,
	isFolded: (key: string) => boolean,
): readonly CatchUpRow[] {
	return groups.flatMap((group): readonly CatchUpRow[] => {
		const hasHead = grouping === 'authors' ? group.notes.length > 1 : grouping === 'threads' && !beginsItself(group);
		const key = `${grouping} ${group.key}`;
		const isShut = hasHead && isFolded(key);
		const isUnderAuthor = hasHead && grouping === 'authors';
		const inset = hasHead && grouping === 'threads' ? 1 : 0;
		const lines = isShut ? [] : group.notes.map(each => lineOf(each, inset, isUnderAuthor));
		return hasHead && grouping !== 'none'
			? [{ kind: 'group', key, group, grouping, isFolded: isShut }, ...lines]
			: lines;
	});
}

const lineOf = ({ note, depth }: GroupedNote<CatchUpLine>, inset: number, isUnderAuthor: boolean): LineRow => ({
	...{ kind: 'line', key: note.key, note, isUnderAuthor },
	depth: Math.min(depth + inset, DEEPEST),
});

/** A lone renote shows what it renotes. */
function beginsItself({ key, notes }: NoteGroup<CatchUpLine>): boolean {
	const [first] = notes;
	return first?.note.key === key || (notes.length === 1 && first?.note.kinds.includes('renotes') === true);
}
