import type { FeedEntry, FeedGap, FeedItem } from '@/stores/feeds/feedEntries';
import type { NoteCopy } from '@/stores/feeds/mergeEntries';
import type { PinnedRow, Row } from '../rows';

/** The row of a note in a source, after muting and rules. */
export type SourceRow = Extract<Row, { kind: 'item' | 'placeholder' }>;

/** A note of a merged column, as the account through which it shows has it. */
export interface MergedNoteRow {
	readonly kind: 'item';
	readonly key: string;
	readonly source: number;
	readonly row: SourceRow;
	/** All copies that may be shown, one for each source. */
	readonly copies: readonly NoteCopy[];
}

/** A note that a rule keeps at the top, as the account has it by whose notes it was pinned. */
export interface MergedPinnedRow {
	readonly kind: 'pinned';
	readonly key: string;
	readonly source: number;
	readonly row: PinnedRow;
}

export type MergedRow = MergedNoteRow | MergedPinnedRow | FeedGap;

/** The rows of each source by the ids of their notes. */
export type SourceRows = readonly (ReadonlyMap<string, SourceRow> | undefined)[];

export const rowsById = (rows: readonly Row[]): ReadonlyMap<string, SourceRow> =>
	new Map(rows.flatMap(row => (row.kind === 'item' || row.kind === 'placeholder' ? [[row.key, row]] : [])));

/**
 * The rows of a merged list; unchanged ones stay the same objects. A note shows unless each of its accounts mutes it; a
 * copy that isn't muted goes first.
 * @param isPinned whether a note shows at the top instead
 * @param chooseCopy the copy to show, of at least one
 */
export function mergedRows(
	entries: readonly FeedEntry[],
	copiesOf: (key: string) => readonly NoteCopy[],
	rows: SourceRows,
	isPinned: (copies: readonly NoteCopy[]) => boolean,
	chooseCopy: (key: string, copies: readonly NoteCopy[]) => NoteCopy | undefined,
): readonly (MergedNoteRow | FeedGap)[] {
	return entries.flatMap((entry): (MergedNoteRow | FeedGap)[] => {
		if (entry.kind === 'gap') return [entry];
		const all = copiesOf(entry.key);
		const shown = isPinned(all) ? [] : all.filter(({ source, id }) => rows[source]?.has(id));
		const whole = shown.filter(({ source, id }) => rows[source]?.get(id)?.kind === 'item');
		const copies = whole.length > 0 ? whole : shown;
		const copy = chooseCopy(entry.key, copies);
		const row = copy && rows[copy.source]?.get(copy.id);
		if (!copy || !row) return [];
		const now: MergedNoteRow = { kind: 'item', key: entry.key, source: copy.source, row, copies };
		const old = made.get(entry);
		if (old && isSame(old, now)) return [old];
		made.set(entry, now);
		return [now];
	});
}

const made = new WeakMap<FeedItem, MergedNoteRow>();

const isSame = (a: MergedNoteRow, b: MergedNoteRow): boolean =>
	a.source === b.source &&
	a.row === b.row &&
	a.copies.length === b.copies.length &&
	a.copies.every((copy, index) => copy.id === b.copies[index]?.id && copy.source === b.copies[index]?.source);
