import { foldText } from '@/base/foldText';
import { SEEN_PARTS, type SeenPart } from '@/domain/seen/SeenNote';
import type { SeenQuery } from '@/domain/seen/seenQuery';
import { BlockFilters } from './BlockFilters';
import { occursIn } from './occursIn';
import type { SeenKey, StoredSeenNote } from './SeenStorage';
import { SharedNames } from './SharedNames';
import type { SeenCursor, SeenRequest } from './seen.protocol';

/** A note as a search looks at it. */
interface Entry extends SeenKey {
	/** When it was posted, in milliseconds since the epoch. */
	readonly at: number;
	/** Folded (`foldText`): content warning, text, descriptions of files. */
	readonly text: string;
	/** The number of its block. */
	readonly block: number;
	/** The number of its author's names. */
	readonly from: number;
	/** The number of the names of where it was shown. */
	readonly places: number;
	/** A bit for each of `SEEN_PARTS`. */
	readonly has: number;
	isGone: boolean;
}

/** What filters look at, in the order of the entries: arrays of numbers are gone through much faster than objects. */
interface Columns {
	readonly block: Uint32Array;
	readonly from: Uint32Array;
	readonly places: Uint32Array;
	readonly has: Uint8Array;
}

const keyOf = ({ account, id }: SeenKey): string => `${account} ${id}`;
const hostOf = (account: string): string => account.slice(0, account.lastIndexOf('/'));

/** The name of one's own notes in `from:`. It has no `@`, as those of others do. */
const OWN = 'me';

/**
 * The notes in memory, as far as searching needs them, sorted by time. A search goes through them from the newest, past
 * blocks without its words, and stops when it has enough.
 */
export class SeenIndex {
	readonly #known = new Map<string, Entry>();
	readonly #blocks = new BlockFilters();
	readonly #authors = new SharedNames();
	readonly #places = new SharedNames();
	#entries: Entry[] = [];
	#columns = columnsOf([]);
	#isSorted = true;

	put(note: StoredSeenNote): void {
		const key = keyOf(note);
		const before = this.#known.get(key);
		if (before) before.isGone = true;
		const entry = this.#entryOf(note);
		this.#known.set(key, entry);
		this.#entries.push(entry);
		this.#isSorted = false;
	}

	remove(key: SeenKey): void {
		const entry = this.#known.get(keyOf(key));
		if (!entry) return;
		entry.isGone = true;
		this.#known.delete(keyOf(key));
		this.#isSorted = false;
	}

	/** @param account null: all */
	forget(account: string | null): void {
		for (const entry of [...this.#known.values()])
			if (account === null || entry.account === account) this.remove(entry);
		this.sort();
	}

	/** The keys of a page of hits, newest first. */
	search({ query, accounts, after, limit }: SeenRequest): { keys: SeenKey[]; next: SeenCursor | null } {
		this.sort();
		const ranks = new Map(accounts.map((account, rank) => [account, rank]));
		const passes = this.#filterOf(query);
		const hits: Entry[] = [];
		const start = after === null ? 0 : firstAfter(this.#entries, after);
		for (let index = start; index < this.#entries.length; index++) {
			if (!passes(index)) continue;
			const entry = this.#entries[index];
			const rank = entry && ranks.get(entry.account);
			if (entry === undefined || rank === undefined || !isWithin(entry, query)) continue;
			const last = hits.at(-1);
			if (last && isSameNote(last, entry)) {
				if (rank < (ranks.get(last.account) ?? 0)) hits[hits.length - 1] = entry;
				continue;
			}
			if (hits.length === limit) return { keys: hits, next: last ?? null };
			hits.push(entry);
		}
		return { keys: hits, next: null };
	}

	/** Whether an entry, by its place, may be a hit: all but its text and its time is looked at. */
	#filterOf(query: SeenQuery): (index: number) => boolean {
		const { block, from, places, has } = this.#columns;
		const blocks = this.#blocks.mayHave(query.words);
		const authors = this.#authors.filter(names => isBy(names, query.from));
		const shown = this.#places.filter(names => query.in.every(place => names.some(name => occursIn(name, place))));
		const parts = bitsOf(query.has);
		return index =>
			blocks[block[index] ?? 0] === 1 &&
			authors[from[index] ?? 0] === 1 &&
			shown[places[index] ?? 0] === 1 &&
			((has[index] ?? 0) & parts) === parts;
	}

	/** Puts the entries in order, which a search does too. */
	sort(): void {
		if (this.#isSorted) return;
		this.#entries = this.#entries.filter(({ isGone }) => !isGone).sort(newestFirst);
		this.#columns = columnsOf(this.#entries);
		this.#isSorted = true;
	}

	#entryOf(note: StoredSeenNote): Entry {
		const { account, id, at, username, name, channel, places } = note;
		const text = foldText([note.cw, note.text, note.alt].filter(part => part !== null && part !== '').join('\n'));
		const author = `${username}@${note.host ?? hostOf(account)}`;
		const isOwn = account.endsWith(`/${note.userId}`);
		const shown = places.map(place => `${place.kind}:${place.name ?? ''}`).join('\n');
		return {
			...{ account, id, at, text, has: bitsOf(note.has), isGone: false },
			block: this.#blocks.add(text),
			from: this.#authors.numberOf(`${isOwn} ${author} ${name}`, () => [
				...[foldText(author), foldText(name ?? '')],
				...(isOwn ? [OWN] : []),
			]),
			places: this.#places.numberOf(`${channel}\n${shown}`, () => placeNames(note)),
		};
	}
}

function columnsOf(entries: readonly Entry[]): Columns {
	const { length } = entries;
	const columns: Columns = {
		...{ block: new Uint32Array(length), from: new Uint32Array(length), places: new Uint32Array(length) },
		has: new Uint8Array(length),
	};
	for (const [index, entry] of entries.entries()) {
		columns.block[index] = entry.block;
		columns.from[index] = entry.from;
		columns.places[index] = entry.places;
		columns.has[index] = entry.has;
	}
	return columns;
}

const bitsOf = (parts: readonly SeenPart[]): number =>
	parts.reduce((bits, part) => bits | (1 << SEEN_PARTS.indexOf(part)), 0);

function isWithin({ at, text }: Entry, { before, after, words }: SeenQuery): boolean {
	if ((before !== null && at >= before) || (after !== null && at < after)) return false;
	return words.every(word => occursIn(text, word));
}

/** Whether the author is one of those that are wanted, if any are. */
function isBy([author = '', name = '', own]: readonly string[], wanted: readonly string[]): boolean {
	const isThis = (each: string) => {
		if (each === OWN) return own === OWN;
		return author.startsWith(each) || (!each.includes('@') && name !== '' && occursIn(name, each));
	};
	return wanted.length === 0 || wanted.some(isThis);
}

const placeNames = ({ channel, places }: StoredSeenNote): readonly string[] => [
	...(channel === null ? [] : ['channel', foldText(channel)]),
	...places.flatMap(({ kind, name }) => [kind, ...(name === undefined ? [] : [foldText(name)])]),
];

/** Accounts of one server see the same note under the same id. */
const isSameNote = (one: SeenKey, other: SeenKey): boolean =>
	one.id === other.id && hostOf(one.account) === hostOf(other.account);

/** By time; notes of the same time by id, so that copies of the same note are beside each other. */
function newestFirst(one: Entry, other: Entry): number {
	if (one.at !== other.at) return other.at - one.at;
	if (one.id !== other.id) return one.id < other.id ? 1 : -1;
	return one.account < other.account ? -1 : 1;
}

/** The place of the first entry that comes after a cursor. */
function firstAfter(entries: readonly Entry[], { at, id }: SeenCursor): number {
	let low = 0;
	let high = entries.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		const entry = entries[middle];
		const isAfter = entry !== undefined && (entry.at < at || (entry.at === at && entry.id < id));
		if (isAfter) high = middle;
		else low = middle + 1;
	}
	return low;
}
