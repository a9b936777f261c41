/** Parts of a note that are no words of a language: code, links, mentions, hashtags, emojis, and functions of MFM. */
const NO_WORDS: readonly RegExp[] = [
	/```[^`]*```|`[^`]*`/g,
	/https?:\/\/\S+/g,
	/[@#]\S+/g,
	/:[\w+-]+:/g,
	/\$\[[\w.,=-]+/g,
	/<\/?\w+>/g,
	/[^\p{L}\p{M}'’\s]+/gu,
];

/** The words of a note's text, apart by spaces. */
export const plainWords = (text: string): string =>
	NO_WORDS.reduce((left, pattern) => left.replace(pattern, ' '), text)
		.replace(/\s+/g, ' ')
		.trim();
