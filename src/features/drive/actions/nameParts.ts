/** Characters in front of the extension that are kept with it. */
const KEPT = 4;
/** What follows the last dot of `minutes of 3.Oct 2026` isn't an extension. */
const LONGEST_EXTENSION = 6;
/** Shorter names fit wherever files are shown. */
const LONG_FROM = 13;

const segments = new Intl.Segmenter();

/**
 * A file's name in two parts, of which the first may be truncated: the extension, and the part that differs in a series
 * of files, stay visible. The second is empty for short names.
 */
export function nameParts(name: string): readonly [start: string, end: string] {
	const characters = Array.from(segments.segment(name), ({ segment }) => segment);
	if (characters.length < LONG_FROM) return [name, ''];
	const dot = characters.lastIndexOf('.');
	const extension = dot > 0 && characters.length - dot - 1 <= LONGEST_EXTENSION ? characters.length - dot : 0;
	const at = characters.length - extension - KEPT;
	return [characters.slice(0, at).join(''), characters.slice(at).join('')];
}
