import { isSpaced } from './spacedLetters';

/** How many texts share a filter. */
const BLOCK = 64;
const BITS = 15;
const WORDS = 2 ** BITS / 32;
/** Spreads consecutive numbers over all bits. */
const SPREAD = 0x9e3779b1;
/** In place of the second character of a pair. */
const NONE = 0;

type Filter = Uint32Array;

/**
 * Tells of blocks of texts that none of them can have some words, so that only others are read. A filter has a bit for
 * each pair of characters in its texts (a Bloom filter with one hash): of scripts with spaces those that begin a word, of
 * others all. Texts that are gone keep their bits, which costs time alone.
 */
export class BlockFilters {
	readonly #filters: Filter[] = [];
	#count = 0;

	/** @returns the number of the text's block */
	add(text: string): number {
		const block = Math.floor(this.#count++ / BLOCK);
		const filter = this.#filters[block] ?? new Uint32Array(WORDS);
		this.#filters[block] = filter;
		eachPair(text, (first, second) => {
			mark(filter, hash(first, second));
			mark(filter, hash(first, NONE));
		});
		return block;
	}

	/** For each block 1 if a text in it may have all the words (folded), else 0. */
	mayHave(words: readonly string[]): Uint8Array {
		const hashes = words.flatMap(hashesOf);
		return Uint8Array.from(this.#filters, filter => (hashes.every(each => isMarked(filter, each)) ? 1 : 0));
	}
}

/** The pairs that a text has for certain that has the word. */
function hashesOf(word: string): number[] {
	if (word.length === 1) return [hash(word.charCodeAt(0), NONE)];
	const hashes: number[] = [];
	eachPair(word, (first, second) => {
		if (second !== NONE) hashes.push(hash(first, second));
	});
	return hashes;
}

/** Calls back with the codes of pairs that begin a word, or in scripts without spaces of all; the last has no second. */
function eachPair(text: string, take: (first: number, second: number) => void): void {
	let isBefore = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const isLetter = isSpaced(code);
		if (!isLetter || !isBefore) take(code, at + 1 < text.length ? text.charCodeAt(at + 1) : NONE);
		isBefore = isLetter;
	}
}

const hash = (first: number, second: number): number => Math.imul((first << 16) ^ second, SPREAD) >>> (32 - BITS);

function mark(filter: Filter, bit: number): void {
	const at = bit >>> 5;
	filter[at] = (filter[at] ?? 0) | (1 << (bit & 31));
}

const isMarked = (filter: Filter, bit: number): boolean => (((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
