import { SCRIPT_NAMES } from './scriptNames';

/** How many letters must be typed before names are offered. */
const LEAST = 2;
const MOST = 8;
/** A name is no longer than this. */
const LONGEST = 40;

/** The names that may be meant in front of the caret, and where the word begins. None where it is -1. */
export function completionsAt(
	source: string,
	caret: number,
): { readonly from: number; readonly names: readonly string[] } {
	const none = { from: caret, names: [] };
	if (caret < 0 || /\w/.test(source[caret] ?? '')) return none;
	let from = caret;
	while (from > 0 && caret - from <= LONGEST && /[\w:]/.test(source[from - 1] ?? '')) from--;
	const word = source.slice(from, caret);
	if (word.length < LEAST) return none;
	const wanted = word.toLowerCase();
	const names = SCRIPT_NAMES.filter(name => name !== word && name.toLowerCase().startsWith(wanted));
	return { from, names: names.slice(0, MOST) };
}
