import type { FeedEntry, FeedItem } from './feedEntries';

/** By what a note is known on every server. */
export interface NoteIdentity {
	/** The address of the note on the server where it was written. */
	readonly uri: string;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	/** Whether this copy is of the server where the note was written. */
	readonly isOwn: boolean;
}

/** A copy of a note, as one of the merged sources has it. */
export interface NoteCopy {
	/** The place of the source in the list of sources. */
	readonly source: number;
	/** Its id on that source's server. */
	readonly id: string;
	readonly isOwn: boolean;
}

export interface ReadSource {
	readonly entries: readonly FeedEntry[];
	/** @returns undefined if the note isn't stored (any more) */
	readonly identityOf: (id: string) => NoteIdentity | undefined;
	/** The note down to which the source has been read; undefined if it has been read to its end. */
	readonly oldestRead: string | undefined;
}

export interface MergedEntries {
	readonly entries: readonly FeedEntry[];
	/** All copies of each note by the key of its entry; that of the note's own server first. */
	readonly copies: ReadonlyMap<string, readonly NoteCopy[]>;
	/** The sources that have been read least far: older notes show once these have been read on. */
	readonly leastRead: readonly number[];
}

const TIME_LENGTH = 9;

/** The key of a note's entry. Keys sort by time, then by server and id. */
export const mergedKey = ({ createdAt, uri }: NoteIdentity): string =>
	`${Math.max(0, Math.trunc(createdAt)).toString(36).padStart(TIME_LENGTH, '0')} ${uri}`;

const gapKey = (source: number, key: string): string => `gap ${source} ${key}`;

/** The source of a gap in the merged list, and its key there. */
export function gapOf(key: string): { readonly source: number; readonly key: string } | null {
	const [, source, inSource] = /^gap (\d+) (.*)$/s.exec(key) ?? [];
	return source === undefined || inSource === undefined ? null : { source: Number(source), key: inSource };
}

/**
 * Merges the entries of several sources in the order of time, each note once, down to where every source has been read
 * (rules/deck#merged-columns). A gap follows the note that it follows in its source.
 * @param itemOf the entry of a note; the same for all of its copies
 */
export function mergeEntries(
	sources: readonly ReadSource[],
	itemOf: (identity: NoteIdentity, source: number) => FeedItem,
): MergedEntries {
	const items = new Map<string, FeedItem>();
	const copies = new Map<string, NoteCopy[]>();
	const gaps = new Map<string, FeedEntry[]>();
	const horizons: string[] = [];
	for (const [source, { entries, identityOf, oldestRead }] of sources.entries()) {
		let above = TOP;
		for (const entry of entries) {
			if (entry.kind === 'gap') {
				gaps.set(above, [...(gaps.get(above) ?? []), { ...entry, key: gapKey(source, entry.key) }]);
				continue;
			}
			const identity = identityOf(entry.key);
			if (!identity) continue;
			const item = itemOf(identity, source);
			above = item.key;
			items.set(above, item);
			addCopy(copies, above, { source, id: entry.key, isOwn: identity.isOwn });
		}
		const oldest = oldestRead === undefined ? undefined : identityOf(oldestRead);
		// To the millisecond, as servers put notes of the same one in an order of their own.
		horizons.push(oldest ? itemOf(oldest, source).key.slice(0, TIME_LENGTH) : END);
	}
	const horizon = horizons.reduce((most, each) => (each > most ? each : most), END);
	const shown = [...items.values()].filter(({ key }) => key >= horizon).sort(newestFirst);
	return {
		entries: [...(gaps.get(TOP) ?? []), ...shown.flatMap(item => [item, ...(gaps.get(item.key) ?? [])])],
		copies,
		leastRead: [...sources.keys()].filter(source => horizon !== END && horizons[source] === horizon),
	};
}

/** Stands for the place above all notes, which no note has. */
const TOP = '';
/** Sorts below all keys. */
const END = '';

function addCopy(copies: Map<string, NoteCopy[]>, key: string, copy: NoteCopy): void {
	const known = copies.get(key);
	if (!known) copies.set(key, [copy]);
	else if (copy.isOwn && !known[0]?.isOwn) known.unshift(copy);
	else known.push(copy);
}

const newestFirst = (a: FeedItem, b: FeedItem): number => (a.key < b.key ? 1 : a.key > b.key ? -1 : 0);
