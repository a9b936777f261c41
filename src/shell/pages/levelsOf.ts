/** An entry of a host's history. */
export interface HistoryEntry {
	readonly index: number;
	readonly path: string;
	/** The level that it belongs to (`PageRouter.levelOf`). */
	readonly level: string;
}

/** Consecutive entries of the same level. */
export interface EntryLevel {
	/** Stays the same while the level is in the history. */
	readonly id: string;
	/** The path that it shows, and its number in the history. */
	readonly path: string;
	readonly index: number;
}

/**
 * The history's entries after a move to one of them. What follows a new entry is gone; what lies before entries that are
 * known may be unknown, as after a reload.
 */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry, isNew: boolean): HistoryEntry[] {
	const others = entries.filter(({ index }) => (isNew ? index < entry.index : index !== entry.index));
	return [...others, entry].toSorted((one, other) => one.index - other.index);
}

/**
 * The levels down to the shown entry, the shown one last. An unknown entry ends the list.
 * @param shown the index of the shown entry
 * @param count how many levels at most
 */
export function levelsOf(entries: readonly HistoryEntry[], shown: number, count: number): EntryLevel[] {
	const levels: EntryLevel[] = [];
	let last: HistoryEntry | undefined;
	for (let index = shown; ; index--) {
		const entry = entries.find(each => each.index === index);
		if (!entry) break;
		const id = `${index} ${entry.level}`;
		const above = levels[0];
		if (above && last?.level === entry.level) levels[0] = { ...above, id };
		else if (levels.length === count) break;
		else levels.unshift({ id, path: entry.path, index });
		last = entry;
	}
	return levels;
}
