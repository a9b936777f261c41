import { foldText } from '@/base/foldText';
import { fuzzyMatch, slipMatch } from '@/base/fuzzyMatch';
import type { PaletteItem } from '@/blocks/palette/PaletteSource';
import type { OtherNames } from '@/i18n/otherNames';

/** An entry with its texts as they are compared. */
interface IndexedItem {
	readonly item: PaletteItem;
	/** Its title in each language. */
	readonly names: readonly string[];
	/** What else it is called. */
	readonly aliases: readonly string[];
	/** Texts about it, of which a part has to be written. */
	readonly about: string;
	/** The letters of all these, as bits: what has others can't match. */
	readonly letters: number;
}

const BITS = 32;

/** Different letters may share a bit. */
function lettersOf(text: string): number {
	let letters = 0;
	for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) % BITS);
	return letters;
}

/** A longer text describes, rather than names. */
const LONGEST_NAME = 40;
const ALIAS_WEIGHT = 0.85;
const ABOUT = 30;
/** For the whole query at the beginning of a name. */
const PHRASE = 12;
/** For what was used last; less for each before it. */
const RECENT = 20;

/** The compared texts of entries, each prepared once, so that a key press only compares. */
export class PaletteIndex {
	readonly #otherNames: OtherNames;
	readonly #indexed = new WeakMap<PaletteItem, IndexedItem>();

	constructor(otherNames: OtherNames) {
		this.#otherNames = otherNames;
	}

	of(item: PaletteItem): IndexedItem {
		const known = this.#indexed.get(item);
		if (known) return known;
		const made = this.#make(item);
		this.#indexed.set(item, made);
		return made;
	}

	#make(item: PaletteItem): IndexedItem {
		const inAll = (text: string) => [text, ...this.#otherNames(text)].map(foldText);
		const names = [...new Set(inAll(item.title))];
		const others = [...(item.words ?? []), ...(item.detail ? [item.detail] : [])].flatMap(inAll);
		const [aliases, about]: [string[], string[]] = [[], []];
		for (const text of new Set(others)) {
			if (text !== '' && !names.includes(text)) (text.length > LONGEST_NAME ? about : aliases).push(text);
		}
		const letters = lettersOf([...names, ...aliases, ...about].join(''));
		return { item, names, aliases, about: about.join('\n'), letters };
	}
}

/**
 * The entries that match all words of a query, the best first; what was used last comes before others that match as
 * well (rules/navigation#command-palette).
 * @param recent ids of what was used, the last first
 */
export function rankPalette(
	items: readonly PaletteItem[],
	query: string,
	index: PaletteIndex,
	recent: readonly string[],
): readonly PaletteItem[] {
	const words = foldText(query).split(/\s+/).filter(Boolean);
	if (words.length === 0) return items;
	const asked = words.map(word => ({ word, letters: lettersOf(word) }));
	const found = matching(items, asked, index, fuzzyMatch);
	const matched = found.length > 0 ? found : matching(items, asked, index, fuzzyOrSlip);
	for (const each of matched) {
		const place = recent.indexOf(each.item.id);
		if (place >= 0) each.score += RECENT * (1 - place / recent.length);
	}
	return matched.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

interface AskedWord {
	readonly word: string;
	readonly letters: number;
}

type Match = typeof fuzzyMatch;

const fuzzyOrSlip: Match = (name, word) => fuzzyMatch(name, word) || slipMatch(name, word);

interface Scored {
	readonly item: PaletteItem;
	score: number;
}

function matching(
	items: readonly PaletteItem[],
	words: readonly AskedWord[],
	index: PaletteIndex,
	match: Match,
): Scored[] {
	const found: Scored[] = [];
	for (const item of items) {
		const score = scoreOf(index.of(item), words, match);
		if (score > 0) found.push({ item, score });
	}
	return found;
}

function scoreOf(indexed: IndexedItem, words: readonly AskedWord[], match: Match): number {
	let sum = 0;
	for (const asked of words) {
		const best = scoreOfWord(indexed, asked, match);
		if (best === 0) return 0;
		sum += best;
	}
	if (words.length === 1) return sum;
	const phrase = words.map(({ word }) => word).join(' ');
	return sum / words.length + (indexed.names.some(name => name.startsWith(phrase)) ? PHRASE : 0);
}

function scoreOfWord({ names, aliases, about, letters }: IndexedItem, asked: AskedWord, match: Match): number {
	const { word } = asked;
	if (match === fuzzyMatch && (asked.letters & ~letters) !== 0) return 0;
	let best = 0;
	for (const name of names) best = Math.max(best, match(name, word));
	for (const alias of aliases) best = Math.max(best, match(alias, word) * ALIAS_WEIGHT);
	return best === 0 && about.includes(word) ? ABOUT : best;
}

export interface TypedArgument {
	readonly item: Extract<PaletteItem, { list: unknown }>;
	/** What was typed behind its name, as it was typed: servers compare otherwise than `foldText`. */
	readonly rest: string;
}

/**
 * The entry with arguments that a query names in whole before a space: "mute mara". The longest name counts.
 * @returns null if there is none
 */
export function typedArgument(items: readonly PaletteItem[], query: string, index: PaletteIndex): TypedArgument | null {
	const typed = query.trimStart();
	const folded = foldText(typed);
	let best: { readonly item: TypedArgument['item']; readonly length: number } | null = null;
	for (const item of items) {
		if (!('list' in item)) continue;
		const { names, aliases } = index.of(item);
		for (const name of [...names, ...aliases]) {
			const start = `${name.replace(/…$/, '').replace(/\.\.\.$/, '')} `;
			if (!folded.startsWith(start) || start.length <= (best?.length ?? 1)) continue;
			best = { item, length: start.length };
		}
	}
	return best && { item: best.item, rest: behind(typed, best.length) };
}

/** The text without its beginning, whose length is counted in folded characters (`foldText`). */
function behind(text: string, length: number): string {
	let at = 0;
	while (at < text.length && foldText(text.slice(0, at)).length < length) at++;
	return text.slice(at);
}
