/**
 * The content of a feed, newest first: ids, and gaps for missed notes. Columns hold thousands and use an item as its
 * row, without a second object.
 */
export type FeedEntry = FeedItem | FeedGap;

export interface FeedItem {
	readonly kind: 'item';
	/** The id of the note (or notification). */
	readonly key: string;
}

export interface FeedGap {
	readonly kind: 'gap';
	/** Unique within the feed. */
	readonly key: string;
	readonly state: 'idle' | 'loading' | 'failed';
}

/**
 * Timelines: 15 for the first page, 30 for others; the queue holds 100; 30 are kept while the user is at the top
 * (rules/timelines#sizes).
 */
export const FIRST_PAGE = 15;
export const PAGE = 30;
export const QUEUE_LIMIT = 100;
export const KEPT_AT_TOP = 30;

export const item = (id: string): FeedItem => ({ kind: 'item', key: id });

const idsOf = (entries: readonly FeedEntry[]): Set<string> =>
	new Set(entries.flatMap(entry => (entry.kind === 'item' ? [entry.key] : [])));

/**
 * Adds new ids on top, newest first; known ones stay where they are.
 * @param gapId of the gap below the new ones; null if nothing is missing between them and the entries
 */
export function prepend(
	entries: readonly FeedEntry[],
	ids: readonly string[],
	gapId: string | null = null,
): readonly FeedEntry[] {
	const known = idsOf(entries);
	const fresh = [...new Set(ids)].filter(id => !known.has(id));
	if (fresh.length === 0) return entries;
	const gap: FeedEntry[] = gapId === null ? [] : [{ kind: 'gap', key: gapId, state: 'idle' }];
	return [...fresh.map(item), ...gap, ...entries];
}

/** Adds an older page at the end. */
export function append(entries: readonly FeedEntry[], ids: readonly string[]): readonly FeedEntry[] {
	const known = idsOf(entries);
	const fresh = [...new Set(ids)].filter(id => !known.has(id));
	return fresh.length === 0 ? entries : [...entries, ...fresh.map(item)];
}

/** Whether an id is older than another of the same server: ids increase, and never get shorter. */
const isOlder = (id: string, than: string): boolean =>
	id.length === than.length ? id < than : id.length < than.length;

/**
 * Whether a page reaches the known entries: it contains one, or goes past all of them, for example because they were
 * deleted or are grouped under another id.
 */
function reaches(page: readonly string[], known: ReadonlySet<string>): boolean {
	const last = page.at(-1);
	if (last === undefined || known.size === 0) return false;
	if (page.some(id => known.has(id))) return true;
	for (const id of known) if (!isOlder(last, id)) return false;
	return true;
}

/**
 * Merges the newest page after an absence. If it reaches the known entries, nothing was missed; otherwise a gap is
 * left.
 * @param isWhole whether nothing follows the page
 * @param before the entries when the absence ended; later arrivals say nothing about what was missed
 */
export function rejoin(
	entries: readonly FeedEntry[],
	page: readonly string[],
	isWhole: boolean,
	gapId: string,
	before: readonly FeedEntry[] = entries,
): readonly FeedEntry[] {
	const old = idsOf(before);
	const inPage = new Set(page);
	const since = entries.findIndex(entry => entry.kind === 'item' && old.has(entry.key));
	// Later arrivals that aren't in the page are newer than all of it. A gap there is closed, or made again.
	const arrived = (since < 0 ? entries : entries.slice(0, since)).filter(
		entry => entry.kind === 'item' && !inPage.has(entry.key),
	);
	// Arrivals may have pushed out all earlier entries; then there is nothing to leave a gap to.
	const rest = since < 0 ? [] : entries.slice(since);
	if (isWhole || old.size === 0 || reaches(page, old)) {
		const known = idsOf(rest);
		const meeting = page.findIndex(id => known.has(id));
		const above = meeting < 0 ? page : page.slice(0, meeting);
		const below = meeting < 0 ? rest : withMissed(rest, page.slice(meeting));
		const joined = [...arrived, ...above.map(item), ...below];
		const isSame = joined.length === entries.length && joined.every(({ key }, index) => key === entries[index]?.key);
		return isSame ? entries : joined;
	}
	// What arrived between two absences is fetched again when the gap is filled.
	const end = page.at(-1);
	const above = [...arrived.filter(({ key }) => end === undefined || !isOlder(key, end)), ...page.map(item)];
	if (since < 0) return above;
	return [...above, { kind: 'gap', key: gapId, state: 'idle' }, ...rest];
}

/** For a failed fetch after an absence: leaves a gap above the entries from before it. */
export function leaveGap(
	entries: readonly FeedEntry[],
	gapId: string,
	before: readonly FeedEntry[],
): readonly FeedEntry[] {
	const old = idsOf(before);
	const since = entries.findIndex(entry => entry.kind === 'item' && old.has(entry.key));
	if (since < 0 || entries[since - 1]?.kind === 'gap') return entries;
	return [...entries.slice(0, since), { kind: 'gap', key: gapId, state: 'failed' }, ...entries.slice(since)];
}

/** Inserts the unknown ids of a page between the known ones; ids older than all known ones are left out. */
function withMissed(entries: readonly FeedEntry[], page: readonly string[]): readonly FeedEntry[] {
	const known = idsOf(entries);
	const hasGap = entries.some(entry => entry.kind === 'gap');
	if (!hasGap && page.every(id => known.has(id))) return entries;
	const merged = [...entries];
	let next = 0;
	for (const id of page) {
		const at = merged.findIndex(entry => entry.kind === 'item' && entry.key === id);
		if (at >= 0) next = at + 1;
		else if (next < merged.length) merged.splice(next++, 0, item(id));
	}
	// Down to its end, the page is complete.
	const inPage = new Set(page);
	const end = hasGap ? merged.findLastIndex(entry => inPage.has(entry.key)) : -1;
	return merged.filter((entry, index) => entry.kind === 'item' || index > end);
}

/**
 * Merges a page that was fetched for a gap. The gap is removed once the page reaches the entries below, or nothing more
 * comes.
 */
export function fillGap(entries: readonly FeedEntry[], gapId: string, page: readonly string[]): readonly FeedEntry[] {
	const index = entries.findIndex(entry => entry.kind === 'gap' && entry.key === gapId);
	if (index < 0) return entries;
	const known = idsOf(entries);
	const below = entries.slice(index + 1);
	const idsBelow = idsOf(below);
	const meeting = page.findIndex(id => idsBelow.has(id));
	const fresh = (meeting < 0 ? page : page.slice(0, meeting)).filter(id => !known.has(id)).map(item);
	const nextGap = below.findIndex(entry => entry.kind === 'gap');
	const isClosed =
		meeting >= 0 || fresh.length === 0 || reaches(page, idsOf(below.slice(0, nextGap < 0 ? undefined : nextGap)));
	const gap: FeedEntry[] = isClosed ? [] : [{ kind: 'gap', key: gapId, state: 'idle' }];
	return [...entries.slice(0, index), ...fresh, ...gap, ...below];
}

export function setGapState(
	entries: readonly FeedEntry[],
	gapId: string,
	state: FeedGap['state'],
): readonly FeedEntry[] {
	return entries.map(entry => (entry.kind === 'gap' && entry.key === gapId ? { ...entry, state } : entry));
}

/** The nearest id above an entry: fetching older notes starts there. */
export function idAbove(entries: readonly FeedEntry[], entryKey: string): string | undefined {
	const index = entries.findIndex(entry => entry.key === entryKey);
	return entries.slice(0, Math.max(0, index)).findLast(entry => entry.kind === 'item')?.key;
}

/** The newer of two ids. */
export const newer = (a: string, b: string): string => (isOlder(a, b) ? b : a);

/**
 * Where the next older page starts: at the last id. If that is older than a trimmed one (because it arrived late), at
 * the last id that is newer than the trimmed one.
 * @param cut the newest trimmed id; empty if none was
 */
export function idAtEnd(entries: readonly FeedEntry[], cut: string): string | undefined {
	const items = entries.filter(entry => entry.kind === 'item');
	return (items.findLast(({ key }) => isOlder(cut, key)) ?? items.at(-1))?.key;
}

/** Keeps only the newest entries. A gap at the new end is removed too, as everything below is fetched again. */
export function trim(entries: readonly FeedEntry[], count: number): readonly FeedEntry[] {
	if (entries.length <= count) return entries;
	const kept = entries.slice(0, count);
	const last = kept.findLastIndex(entry => entry.kind === 'item');
	return kept.slice(0, last + 1);
}

export function remove(entries: readonly FeedEntry[], id: string): readonly FeedEntry[] {
	const left = entries.filter(entry => entry.kind === 'gap' || entry.key !== id);
	return left.length === entries.length ? entries : left;
}
