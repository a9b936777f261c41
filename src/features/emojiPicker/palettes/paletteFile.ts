import { array, check, maxLength, minLength, object, pipe, safeParse, string } from 'valibot';
import type { EmojiPalette } from '../pickerSettings';

/** No palette of a person is as long; a file with more is something else. */
const EMOJIS_MAX = 1_000;
const PALETTES_MAX = 200;
const FILE_MAX = 1_000_000;
/** The longest name of a palette, in characters as people count them (code points). */
export const NAME_MAX = 100;

const CUSTOM = /^:[\w+-]+:$/;
/** Emojis, flags and keycaps consist of such characters, one of which is a picture. */
const PARTS = /^[\p{Emoji}\p{Emoji_Component}]+$/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const segmenter = new Intl.Segmenter();

/** A character or `:name:`. */
const isEmoji = (text: string): boolean =>
	CUSTOM.test(text) || (PARTS.test(text) && PICTURE.test(text) && [...segmenter.segment(text)].length === 1);

const palette = object({
	id: pipe(string(), minLength(1), maxLength(100)),
	name: pipe(
		string(),
		check(name => Array.from(name).length <= NAME_MAX),
	),
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

/**
 * The palettes of a file, or of a list of emojis with spaces between them; null if it is something else, or has two
 * palettes of one id with different content.
 */
export function readPalettes(text: string, newId: () => string): readonly EmojiPalette[] | null {
	if (text.length > FILE_MAX) return null;
	const parsed = parse(text);
	if (parsed !== undefined) {
		const read = safeParse(palettes, Array.isArray(parsed) ? parsed : [parsed]);
		return read.success ? onceEach(read.output) : null;
	}
	const emojis = text.split(/\s+/).filter(Boolean);
	const listed = safeParse(palettes, [{ id: newId(), name: '', emojis }]);
	return listed.success && emojis.length > 0 ? listed.output : null;
}

/** What a file brings, compared with what is here. */
interface Compared {
	/** Nothing has their id yet. */
	readonly fresh: readonly EmojiPalette[];
	/** The same id is here with other content, so the two can't be merged (rules/preferences#merging). */
	readonly clashing: readonly EmojiPalette[];
}

export function compareImported(present: readonly EmojiPalette[], imported: readonly EmojiPalette[]): Compared {
	const known = new Map(present.map(each => [each.id, each]));
	return {
		fresh: imported.filter(({ id }) => !known.has(id)),
		clashing: imported.filter(each => {
			const same = known.get(each.id);
			return same !== undefined && !isSamePalette(same, each);
		}),
	};
}

/** What becomes of a palette whose id is here with other content: it comes in addition, or in its place. */
export type AtClash = 'keepBoth' | 'replace';

/**
 * The palettes with those of a file, new ones at the end. One that is here already is left out.
 * @param newIds an id for each imported palette, should it come in addition to one of its id
 */
export function withImported(
	present: readonly EmojiPalette[],
	imported: readonly EmojiPalette[],
	atClash: AtClash,
	newIds: ReadonlyMap<EmojiPalette, string>,
): readonly EmojiPalette[] {
	const { fresh, clashing } = compareImported(present, imported);
	if (atClash === 'replace') {
		const instead = new Map(clashing.map(each => [each.id, each]));
		return [...present.map(each => instead.get(each.id) ?? each), ...fresh];
	}
	return [
		...present,
		...imported.flatMap(each => {
			if (fresh.includes(each)) return [each];
			const id = newIds.get(each);
			return id !== undefined && clashing.includes(each) ? [{ ...each, id }] : [];
		}),
	];
}

const isSamePalette = (one: EmojiPalette, other: EmojiPalette): boolean =>
	JSON.stringify([one.name, one.emojis]) === JSON.stringify([other.name, other.emojis]);

function onceEach(all: readonly EmojiPalette[]): readonly EmojiPalette[] | null {
	const byId = new Map<string, EmojiPalette>();
	for (const each of all) {
		const same = byId.get(each.id);
		if (same && !isSamePalette(same, each)) return null;
		byId.set(each.id, each);
	}
	return [...byId.values()];
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
