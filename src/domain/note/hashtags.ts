const BEFORE = '(?<![a-z0-9&/#])';
const LETTER = '[^\\s.,!?\'"#:/[\\]【】()「」（）<>]';
const HASHTAG = new RegExp(`${BEFORE}#(${LETTER}+)`, 'gi');

/** A hashtag that a text ends with, its mark and its letters apart; it may have none yet. */
export const HASHTAG_AT_END = new RegExp(`${BEFORE}(#)(${LETTER}*)$`, 'i');

/**
 * The hashtags of a text without their marks, in its order. Digits alone are none, nor are parts of addresses
 * (rules/markup#hashtags-and-mentions).
 */
export function hashtagsIn(text: string): string[] {
	return [...text.matchAll(HASHTAG)].flatMap(([, tag]) => (tag === undefined || /^\d+$/.test(tag) ? [] : [tag]));
}
