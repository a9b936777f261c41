const BEFORE = '(?<![a-z0-9&/#])';
const LETTER = '[^\\s.,!?\'"#:/[\\]【】()「」（）<>]';
const HASHTAG = new RegExp(`${BEFORE}#(${LETTER}+)`, 'gi');

/** A hashtag at the end of a text, `#` and letters captured separately; the letters may be missing. */
export const HASHTAG_AT_END = new RegExp(`${BEFORE}(#)(${LETTER}*)$`, 'i');

/**
 * The hashtags of a text without `#`, in order. Digits alone don't count, nor do parts of URLs
 * (rules/markup#hashtags-and-mentions).
 */
export function hashtagsIn(text: string): string[] {
	return [...text.matchAll(HASHTAG)].flatMap(([, tag]) => (tag === undefined || /^\d+$/.test(tag) ? [] : [tag]));
}
