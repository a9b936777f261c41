import type { FeedRow, ShownRow } from '@/blocks/feed/feedRows';
import type { FeedEntry, FeedGap, FeedItem } from '@/stores/feeds/feedEntries';
import type { NoteCopy } from '@/stores/feeds/mergeEntries';

/** A note of a merged column, as the account through which it shows has it. */
export interface MergedNoteRow {
	readonly kind: 'item';
	readonly key: string;
	readonly source: number;
	readonly row: ShownRow;
	/** All copies that may be shown, one for each source. */
	readonly copies: readonly NoteCopy[];
}

export type MergedRow = MergedNoteRow | FeedGap;

/** The rows of each source by the ids of their notes, after muting. */
export type SourceRows = readonly (ReadonlyMap<string, ShownRow> | undefined)[];

export const rowsById = (rows: readonly FeedRow[]): ReadonlyMap<string, ShownRow> =>
	new Map(rows.flatMap(row => (row.kind === 'gap' ? [] : [[row.key, row]])));

/**
 * The rows of a merged list; unchanged ones stay the same objects. A note shows unless each of its accounts mutes it; a copy that isn't muted goes first.
 * @param chooseCopy the copy to show, of at least one
 */
export function mergedRows(
	entries: readonly FeedEntry[],
	copiesOf: (key: string) => readonly NoteCopy[],
	rows: SourceRows,
	chooseCopy: (key: string, copies: readonly NoteCopy[]) => NoteCopy | undefined,
): readonly MergedRow[] {
	return entries.flatMap((entry): MergedRow[] => {
		if (entry.kind === 'gap') return [entry];
		const shown = copiesOf(entry.key).filter(({ source, id }) => rows[source]?.has(id));
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
