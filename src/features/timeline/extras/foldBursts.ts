import type { BurstRow, NoteRow, Row, RowStage, SeenRow } from '../rows';

/** From this number of consecutive notes on they are a burst. */
export const BURST = 4;
/** A longer run makes several stacks, as a list of only stacks must still fill its column. */
export const LARGEST_STACK = 20;

export interface BurstRules {
	/** The author of a note; undefined if it was evicted. */
	readonly authorOf: (noteId: string) => string | undefined;
	readonly isOpen: (key: string) => boolean;
	/** Rows that are never folded, such as those with an open thread. */
	readonly isKept: (key: string) => boolean;
}

type Stackable = NoteRow | SeenRow;

/**
 * Folds many consecutive notes of one author into a stack. A stack keeps its key whatever arrives above or is inserted
 * below, so that it stays in place; a note stays in its stack.
 */
export function foldBursts(rules: BurstRules): RowStage {
	/** The stack of each folded note, by the note's key. */
	let stacks = new Map<string, string>();
	let made = new Map<string, BurstRow>();
	return rows => {
		const known = stacks;
		const before = made;
		stacks = new Map();
		made = new Map();
		const result: Row[] = [];
		for (const run of runsOf(rows, rules)) {
			if (run.length < 2) result.push(...run);
			else for (const group of groupsOf(run as Stackable[], known)) result.push(...rowsOf(group));
		}
		return result;

		function rowsOf(group: readonly Stackable[]): readonly Row[] {
			const [newest] = group;
			const own = keyIn(group, known);
			if (!newest || group.length < (own === undefined ? BURST : 2)) return group;
			const key = own ?? `burst ${group.at(-1)?.key}`;
			for (const row of group) stacks.set(row.key, key);
			const next: BurstRow = {
				kind: 'burst',
				key,
				noteId: newest.key,
				newest,
				count: group.length,
				isOpen: rules.isOpen(key),
			};
			const last = before.get(key);
			const isSame = last?.newest === newest && last.count === next.count && last.isOpen === next.isOpen;
			const stack = isSame ? last : next;
			made.set(key, stack);
			return next.isOpen ? [stack, ...group.slice(1)] : [stack];
		}
	};
}

/** Splits the rows into runs of one author; every other row is a run of its own. */
function runsOf(rows: readonly Row[], rules: BurstRules): Row[][] {
	const runs: Row[][] = [];
	let author: string | undefined;
	for (const row of rows) {
		const isStackable = (row.kind === 'item' || row.kind === 'seen') && !rules.isKept(row.key);
		const by = isStackable ? rules.authorOf(row.key) : undefined;
		if (by !== undefined && by === author) runs.at(-1)?.push(row);
		else runs.push([row]);
		author = by;
	}
	return runs;
}

/**
 * Splits a run into stacks, newest first. Starts at the oldest note, so that arrivals don't change the stacks below.
 */
function groupsOf(run: readonly Stackable[], known: ReadonlyMap<string, string>): Stackable[][] {
	const groups: Stackable[][] = [];
	let group: Stackable[] = [];
	let stack: string | undefined;
	for (let index = run.length - 1; index >= 0; index--) {
		const row = run[index] as Stackable;
		const own = known.get(row.key);
		const isOthers = own !== undefined && own !== stack;
		const room = LARGEST_STACK - (isOthers ? sizeOf(own, known) - 1 : 0);
		if (group.length > 0 && ((isOthers && stack !== undefined) || group.length >= room)) {
			groups.unshift(group);
			group = [];
			stack = undefined;
		}
		group.unshift(row);
		stack = own ?? stack;
	}
	groups.unshift(group);
	return groups;
}

const sizeOf = (stack: string, known: ReadonlyMap<string, string>): number =>
	[...known.values()].filter(each => each === stack).length;

function keyIn(group: readonly Stackable[], known: ReadonlyMap<string, string>): string | undefined {
	for (const row of group) {
		const key = known.get(row.key);
		if (key !== undefined) return key;
	}
	return undefined;
}
