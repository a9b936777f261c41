/** Whole characters, as readers see them: emojis of several code points count as one. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A plain text in one line, cut at a number of characters. */
export function shortened(text: string, length: number): string {
	const line = text.trim().replaceAll(/\s+/g, ' ');
	const shown = Array.from(letters.segment(line), ({ segment }) => segment);
	return shown.length <= length ? line : `${shown.slice(0, length).join('').trimEnd()}…`;
}
