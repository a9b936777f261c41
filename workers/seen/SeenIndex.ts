import { foldText } from '@/base/foldText';
import type { SeenPart } from '@/domain/seen/SeenNote';
import { matchesSeen, type SearchedNote } from './matchesSeen';
import type { SeenKey, StoredSeenNote } from './SeenStorage';
import type { SeenCursor, SeenRequest } from './seen.protocol';

interface Entry extends SearchedNote, SeenKey {
	isGone: boolean;
}

const keyOf = ({ account, id }: SeenKey): string => `${account} ${id}`;
const hostOf = (account: string): string => account.slice(0, account.lastIndexOf('/'));

/**
 * The notes in memory, as far as searching needs them, sorted by time. A search goes through them from the newest and
 * stops when it has enough: 50,000 notes take about 15 ms, which no index of words has to be kept for.
 */
export class SeenIndex {
	readonly #known = new Map<string, Entry>();
	/** Texts that many notes share, each once. */
	readonly #shared = new Map<string, readonly string[]>();
	#entries: Entry[] = [];
	#isSorted = true;

	get size(): number {
		return this.#known.size;
	}

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
		this.#sort();
		this.#shared.clear();
	}

	/** The keys of a page of hits, newest first. */
	search({ query, accounts, after, limit }: SeenRequest): { keys: SeenKey[]; next: SeenCursor | null } {
		this.#sort();
		const ranks = new Map(accounts.map((account, rank) => [account, rank]));
		const keys: Entry[] = [];
		const start = after === null ? 0 : firstAfter(this.#entries, after);
		for (let index = start; index < this.#entries.length; index++) {
			const entry = this.#entries[index];
			const rank = entry && ranks.get(entry.account);
			if (entry === undefined || rank === undefined || !matchesSeen(entry, query)) continue;
			const last = keys.at(-1);
			if (last && isSameNote(last, entry)) {
				if (rank < (ranks.get(last.account) ?? 0)) keys[keys.length - 1] = entry;
				continue;
			}
			if (keys.length === limit) return { keys, next: last ?? null };
			keys.push(entry);
		}
		return { keys, next: null };
	}

	#sort(): void {
		if (this.#isSorted) return;
		this.#entries = this.#entries.filter(({ isGone }) => !isGone).sort(newestFirst);
		this.#isSorted = true;
	}

	#entryOf(note: StoredSeenNote): Entry {
		const { account, id, at } = note;
		const whole = [note.cw, note.text, note.alt].filter(part => part !== null && part !== '').join('\n');
		const author = `${note.username}@${note.host ?? hostOf(account)}`;
		return {
			...{ account, id, at, isGone: false },
			text: foldText(whole),
			isOwn: account.endsWith(`/${note.userId}`),
			from: this.#share(`from ${author} ${note.name ?? ''}`, () => [foldText(author), foldText(note.name ?? '')]),
			places: this.#share(`in ${note.channel} ${JSON.stringify(note.places)}`, () => placeNames(note)),
			has: this.#share(note.has.join(), () => note.has) as readonly SeenPart[],
		};
	}

	#share(key: string, make: () => readonly string[]): readonly string[] {
		let shared = this.#shared.get(key);
		if (!shared) {
			shared = make();
			this.#shared.set(key, shared);
		}
		return shared;
	}
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
