const NOT_LATIN = /[^\0-\xff]/g;
/** Length of an escaped character. */
const ESCAPED = 6;

/**
 * The same JSON with one byte a character where that is shorter. Browsers store text with two bytes a character if a single
 * one needs them, and read all of a site's local storage before its first paint.
 */
export function oneByteJson(json: string): string {
	const others = json.match(NOT_LATIN)?.length ?? 0;
	const isShorter = others > 0 && json.length + others * (ESCAPED - 1) < json.length * 2;
	return isShorter ? json.replace(NOT_LATIN, escaped) : json;
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
