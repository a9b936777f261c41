import { isRecord } from '@/base/isRecord';
import { readStatusBar, type StatusBar, writeStatusBar } from './StatusBar';

/** A bar of the stored list. */
export interface StatusBarEntry {
	/** Unique among the entries. */
	readonly id: string;
	/** Its place in the stored list, which may have others between. */
	readonly at: number;
	/** Null if it is of a type that this version doesn't know. */
	readonly bar: StatusBar | null;
}

type StoredList = readonly unknown[];

/** The bars of the stored list. What is no bar at all is left out here, and stays in the list. */
export function statusBarEntries(stored: StoredList): readonly StatusBarEntry[] {
	const seen = new Set<string>();
	return stored.flatMap((each, at) => {
		if (!isRecord(each)) return [];
		const own = typeof each.id === 'string' && each.id !== '' && !seen.has(each.id) ? each.id : `place ${at}`;
		seen.add(own);
		return [{ id: own, at, bar: readStatusBar(each) }];
	});
}

export const withAddedBar = (stored: StoredList, id: string, bar: StatusBar): StoredList => [
	...stored,
	writeStatusBar({ id }, bar),
];

/** The list with other values of one bar; the same list if it isn't there. */
export function withChangedBar(stored: StoredList, id: string, bar: StatusBar): StoredList {
	const entry = entryOf(stored, id);
	const now = entry && stored[entry.at];
	return entry && isRecord(now) ? stored.with(entry.at, writeStatusBar(now, bar)) : stored;
}

export function withoutBar(stored: StoredList, id: string): StoredList {
	const entry = entryOf(stored, id);
	return entry ? stored.toSpliced(entry.at, 1) : stored;
}

/** @param to the place that the bar has afterwards among the entries */
export function withMovedBar(stored: StoredList, id: string, to: number): StoredList {
	const entry = entryOf(stored, id);
	if (!entry) return stored;
	const others = statusBarEntries(stored).filter(({ at }) => at !== entry.at);
	const before = others[to]?.at ?? stored.length;
	return stored.toSpliced(entry.at, 1).toSpliced(before > entry.at ? before - 1 : before, 0, stored[entry.at]);
}

const entryOf = (stored: StoredList, id: string): StatusBarEntry | undefined =>
	statusBarEntries(stored).find(entry => entry.id === id);
