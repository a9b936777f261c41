import type { SeenPart } from '@/domain/seen/SeenNote';
import type { SeenQuery } from '@/domain/seen/seenQuery';

/** A note as a search looks at it. Texts are folded (`foldText`). */
export interface SearchedNote {
	/** When it was posted, in milliseconds since the epoch. */
	readonly at: number;
	readonly text: string;
	/** The author: `name@host`, and their display name. */
	readonly from: readonly string[];
	/** Whether the account that saw it wrote it. */
	readonly isOwn: boolean;
	/** Kinds and names of the lists in which it was shown. */
	readonly places: readonly string[];
	readonly has: readonly SeenPart[];
}

/** Whether all of the query's words and filters apply (rules/seen#words-and-filters). */
export function matchesSeen(note: SearchedNote, query: SeenQuery): boolean {
	if (query.before !== null && note.at >= query.before) return false;
	if (query.after !== null && note.at < query.after) return false;
	for (const part of query.has) if (!note.has.includes(part)) return false;
	if (query.from.length > 0 && !query.from.some(name => isBy(note, name))) return false;
	for (const place of query.in) if (!note.places.some(name => occursIn(name, place))) return false;
	for (const word of query.words) if (!occursIn(note.text, word)) return false;
	return true;
}

const OWN = 'me';

const isBy = ({ from: [author = '', name = ''], isOwn }: SearchedNote, wanted: string): boolean =>
	(isOwn && wanted === OWN) || author.startsWith(wanted) || (!wanted.includes('@') && occursIn(name, wanted));

/** From here on scripts are written without spaces between words, or with what belongs to a word attached to it. */
const UNSPACED_FROM = 0x0e00;
const LETTER = /[\p{L}\p{N}]/u;
/** Letters and digits of scripts with spaces between words, by their code. */
const spaced = Uint8Array.from({ length: UNSPACED_FROM }, (_, code) =>
	LETTER.test(String.fromCharCode(code)) ? 1 : 0,
);
const isSpaced = (code: number): boolean => code < UNSPACED_FROM && spaced[code] === 1;

/**
 * Whether a word occurs in a text: in scripts with spaces at the beginning of a word, in others anywhere. Both are
 * folded.
 */
export function occursIn(text: string, word: string): boolean {
	let at = text.indexOf(word);
	if (at <= 0 || !isSpaced(word.charCodeAt(0))) return at >= 0;
	while (at > 0) {
		if (!isSpaced(text.charCodeAt(at - 1))) return true;
		at = text.indexOf(word, at + 1);
	}
	return at === 0;
}
