import { CATCH_UP_KINDS, type CatchUpKind, type CatchUpNote } from './CatchUpNote';

export const GROUPINGS = ['authors', 'threads', 'none'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** `busiest`: most notes first, of groups; `liveliest`: most reactions, renotes and replies first. */
export const CATCH_UP_ORDERS = ['newest', 'oldest', 'busiest', 'liveliest'] as const;
export type CatchUpOrder = (typeof CATCH_UP_ORDERS)[number];

export interface GroupedNote<N extends CatchUpNote> {
	readonly note: N;
	/** In a thread: how many notes of the group it is a reply to, directly or not; 0 elsewhere. */
	readonly depth: number;
}

/** Never empty. */
export interface NoteGroup<N extends CatchUpNote> {
	/** That of the author or of the oldest known note of the thread; of the only group without grouping it is empty. */
	readonly key: string;
	readonly notes: readonly GroupedNote<N>[];
	readonly newestAt: number;
	readonly oldestAt: number;
	readonly engagement: number;
}

/** How many notes are of each kind. */
export function countKinds(notes: readonly CatchUpNote[]): Readonly<Record<CatchUpKind, number>> {
	const counts = Object.fromEntries(CATCH_UP_KINDS.map(kind => [kind, 0])) as Record<CatchUpKind, number>;
	for (const { kinds } of notes) for (const kind of kinds) counts[kind]++;
	return counts;
}

/**
 * Sorts notes into groups: each is in exactly one. Threads read from the oldest note on, with replies below theirs.
 * @param notes newest first, also those of the same millisecond
 */
export function groupNotes<N extends CatchUpNote>(
	notes: readonly N[],
	grouping: Grouping,
	order: CatchUpOrder,
): readonly NoteGroup<N>[] {
	const members = new Map<string, N[]>();
	for (const note of notes) {
		const key = grouping === 'authors' ? note.author : grouping === 'threads' ? note.thread : '';
		const known = members.get(key);
		if (known) known.push(note);
		else members.set(key, [note]);
	}
	const inGroup = grouping === 'threads' ? threaded : sorted(order);
	return [...members].map(([key, found]) => groupOf(key, found, inGroup(found))).sort(byOrder(order));
}

function groupOf<N extends CatchUpNote>(key: string, found: readonly N[], notes: NoteGroup<N>['notes']): NoteGroup<N> {
	let newestAt = Number.NEGATIVE_INFINITY;
	let oldestAt = Number.POSITIVE_INFINITY;
	let engagement = 0;
	for (const note of found) {
		newestAt = Math.max(newestAt, note.at);
		oldestAt = Math.min(oldestAt, note.at);
		engagement += note.engagement;
	}
	return { key, notes, newestAt, oldestAt, engagement };
}

interface Sorted {
	readonly newestAt: number;
	readonly oldestAt: number;
	readonly engagement: number;
	readonly notes: { readonly length: number };
}

const COMPARE: Readonly<Record<CatchUpOrder, (a: Sorted, b: Sorted) => number>> = {
	newest: (a, b) => b.newestAt - a.newestAt,
	oldest: (a, b) => a.oldestAt - b.oldestAt,
	busiest: (a, b) => b.notes.length - a.notes.length,
	liveliest: (a, b) => b.engagement - a.engagement,
};

/** What is alike comes in the order of time. */
const byOrder = (order: CatchUpOrder) => (a: Sorted, b: Sorted) => COMPARE[order](a, b) || COMPARE.newest(a, b);

const COMPARE_NOTES: Readonly<Record<CatchUpOrder, (a: CatchUpNote, b: CatchUpNote) => number>> = {
	newest: (a, b) => b.at - a.at,
	oldest: (a, b) => a.at - b.at,
	busiest: (a, b) => b.at - a.at,
	liveliest: (a, b) => b.engagement - a.engagement || b.at - a.at,
};

const sorted =
	(order: CatchUpOrder) =>
	<N extends CatchUpNote>(notes: readonly N[]): readonly GroupedNote<N>[] =>
		(order === 'oldest' ? oldestFirst(notes) : notes.toSorted(COMPARE_NOTES[order])).map(note => ({ note, depth: 0 }));

/** Notes of the same millisecond keep the order of their server, too. */
const oldestFirst = <N extends CatchUpNote>(notes: readonly N[]): readonly N[] =>
	notes.toReversed().sort(COMPARE_NOTES.oldest);

/** From the oldest on, each reply below the note that it answers. */
function threaded<N extends CatchUpNote>(notes: readonly N[]): readonly GroupedNote<N>[] {
	const ordered = oldestFirst(notes);
	const present = new Set(ordered.map(({ key }) => key));
	const below = new Map<string, N[]>();
	const tops: N[] = [];
	for (const note of ordered) {
		const { parent } = note;
		if (parent === null || parent === note.key || !present.has(parent)) {
			tops.push(note);
			continue;
		}
		const siblings = below.get(parent);
		if (siblings) siblings.push(note);
		else below.set(parent, [note]);
	}
	const placed: GroupedNote<N>[] = [];
	const done = new Set<N>();
	const place = (first: N) => {
		const waiting = [{ note: first, depth: 0 }];
		for (let next = waiting.pop(); next; next = waiting.pop()) {
			if (done.has(next.note)) continue;
			done.add(next.note);
			placed.push(next);
			const replies = below.get(next.note.key) ?? [];
			for (const note of replies.toReversed()) waiting.push({ note, depth: next.depth + 1 });
		}
	};
	for (const top of tops) place(top);
	// Damaged notes that answer each other in a circle.
	for (const note of ordered) place(note);
	return placed;
}
