/** How well a word matches a name, from the best to the worst. 0 means that it doesn't. */
const EXACT = 100;
const BEGINNING = 90;
const WORD = 75;
const INSIDE = 55;
const INITIALS = 50;
/** Its letters in their order, close together. */
const SCATTERED = 35;
const SLIP = 15;

/** A shorter name is the better match; by at most this. */
const LENGTH_WEIGHT = 10;
const GAP_WEIGHT = 3;
/** Scattered letters span at most this many times their number. */
const MAX_SPAN = 3;
/** A shorter word may not have a wrong letter. */
const MIN_SLIP_LENGTH = 4;

const SEPARATORS = ' \t\n-_/.,:;@#()[]「」・（）';
/** By the number of the character, as this is asked for thousands of names at each key. */
const separates = new Set(Array.from(SEPARATORS, char => char.charCodeAt(0)));
const isWordStart = (name: string, at: number): boolean => at === 0 || separates.has(name.charCodeAt(at - 1));

/**
 * How well one word matches a name: it begins it, begins a word of it, is inside, has its initials, or has letters of it
 * in their order.
 * @param name both folded (`foldText`)
 * @returns 0 for no match, at most 100
 */
export function fuzzyMatch(name: string, word: string): number {
	const at = name.indexOf(word);
	if (at === 0) return name.length === word.length ? EXACT : BEGINNING - lengthPenalty(name, word);
	if (at > 0) {
		for (let next = at; next > 0; next = name.indexOf(word, next + 1)) {
			if (isWordStart(name, next)) return WORD - lengthPenalty(name, word);
		}
		return INSIDE - lengthPenalty(name, word);
	}
	return word.length < 2 ? 0 : hasInitials(name, word) ? INITIALS - lengthPenalty(name, word) : scattered(name, word);
}

const lengthPenalty = (name: string, word: string): number =>
	LENGTH_WEIGHT * (1 - Math.min(1, word.length / name.length));

function hasInitials(name: string, word: string): boolean {
	let from = 0;
	for (let index = 0; index < word.length; index++) {
		const char = word.charAt(index);
		from = name.indexOf(char, from);
		while (from > 0 && !isWordStart(name, from)) from = name.indexOf(char, from + 1);
		if (from < 0) return false;
		from++;
	}
	return true;
}

/** The first letter begins a word, and the others follow within a short span. */
function scattered(name: string, word: string): number {
	let best = 0;
	for (let start = name.indexOf(word.charAt(0)); start >= 0; start = name.indexOf(word.charAt(0), start + 1)) {
		if (!isWordStart(name, start)) continue;
		let at = start;
		let index = 1;
		for (; index < word.length; index++) {
			at = name.indexOf(word.charAt(index), at + 1);
			if (at < 0) return best;
		}
		const span = at - start + 1;
		if (span > word.length * MAX_SPAN) continue;
		best = Math.max(best, SCATTERED - GAP_WEIGHT * (span / word.length - 1));
	}
	return best;
}

/**
 * The same for a word with one slip of the hand: a letter that is wrong, missing, too much or swapped with its
 * neighbour. Slower, so only where nothing else matches.
 */
export function slipMatch(name: string, word: string): number {
	if (word.length < MIN_SLIP_LENGTH) return 0;
	const first = word.charAt(0);
	for (let start = name.indexOf(first); start >= 0; start = name.indexOf(first, start + 1)) {
		if (!isWordStart(name, start)) continue;
		if (isOneSlip(name.slice(start, start + word.length + 1), word)) return SLIP;
	}
	return 0;
}

/** Whether the beginning of a text is the word but for one slip. */
function isOneSlip(beginning: string, word: string): boolean {
	let same = 0;
	while (same < word.length && beginning.charAt(same) === word.charAt(same)) same++;
	const rest = word.slice(same);
	const found = beginning.slice(same);
	const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
	return (
		found.startsWith(rest.slice(1)) ||
		found.slice(1).startsWith(rest) ||
		found.slice(1).startsWith(rest.slice(1)) ||
		(rest.length > 1 && found.startsWith(swapped))
	);
}
