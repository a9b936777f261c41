const ZERO_WIDTH_JOINER = 0x200d;
const VARIATION_SELECTOR = 0xfe0f;

/**
 * The file name of an emoji in the twemoji and Fluent sets: its code points in hex, joined by dashes. Variation
 * selectors are kept only within joined sequences.
 */
export function emojiCodepoints(char: string): string {
	const codes = Array.from(char, each => each.codePointAt(0) ?? 0);
	const named = codes.includes(ZERO_WIDTH_JOINER) ? codes : codes.filter(code => code !== VARIATION_SELECTOR);
	return named.map(code => code.toString(16)).join('-');
}
