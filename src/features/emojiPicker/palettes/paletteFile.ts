import { array, check, maxLength, minLength, object, pipe, safeParse, string } from 'valibot';
import type { EmojiPalette } from '../pickerSettings';

/** No palette of a person is as long; a file with more is something else. */
const EMOJIS_MAX = 1_000;
const PALETTES_MAX = 200;
const FILE_MAX = 1_000_000;

const CUSTOM = /^:[\w+-]+:$/;
/** Pictures, flags and keycaps, with their parts. */
const UNICODE = /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Emoji}\p{Emoji_Component}]+$/u;
const segmenter = new Intl.Segmenter();

/** A character or `:name:`. */
const isEmoji = (text: string): boolean =>
	CUSTOM.test(text) || (UNICODE.test(text) && [...segmenter.segment(text)].length === 1);

const palette = object({
	id: pipe(string(), minLength(1), maxLength(100)),
	name: pipe(string(), maxLength(100)),
	emojis: pipe(array(pipe(string(), maxLength(200), check(isEmoji))), maxLength(EMOJIS_MAX)),
});
const palettes = pipe(array(palette), minLength(1), maxLength(PALETTES_MAX));

/** The content of a file with palettes. */
export const writePalettes = (all: readonly EmojiPalette[]): string =>
	`${JSON.stringify(
		all.map(({ id, name, emojis }) => ({ id, name, emojis })),
		null,
		'\t',
	)}\n`;

/** The palettes of a file, or of a list of emojis with spaces between them; null if it is something else. */
export function readPalettes(text: string, newId: () => string): readonly EmojiPalette[] | null {
	if (text.length > FILE_MAX) return null;
	const parsed = parse(text);
	if (parsed !== undefined) {
		const read = safeParse(palettes, Array.isArray(parsed) ? parsed : [parsed]);
		return read.success ? read.output : null;
	}
	const emojis = text.split(/\s+/).filter(Boolean);
	const listed = safeParse(palettes, [{ id: newId(), name: '', emojis }]);
	return listed.success && emojis.length > 0 ? listed.output : null;
}

/**
 * The palettes with those of a file behind them. One that is there already is left out; one with the id of another one
 * gets a new id.
 */
export function withImported(
	present: readonly EmojiPalette[],
	imported: readonly EmojiPalette[],
	newId: (index: number) => string,
): readonly EmojiPalette[] {
	const all = [...present];
	for (const [index, each] of imported.entries()) {
		const same = all.find(({ id }) => id === each.id);
		if (!same) all.push(each);
		else if (JSON.stringify([same.name, same.emojis]) !== JSON.stringify([each.name, each.emojis])) {
			all.push({ ...each, id: newId(index) });
		}
	}
	return all;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
