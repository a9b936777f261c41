import { withoutStyle } from './withoutStyle';

/** What can be found: a name, aliases, and the emoji itself, which may be pasted. */
export interface Searchable {
	readonly emoji: string;
	readonly name: string;
	readonly words: readonly string[];
}

const MOST = 100;
/** The number of ranks for matches by name; all of them come before matches by alias. */
const NAME_RANKS = 4;
const RANKS = 2 * NAME_RANKS;

/**
 * Finds at most 100 emojis: the pasted one, then recently used ones, then by name, then by alias. Names and aliases are
 * ranked: whole match, beginning, beginning of a word within, anywhere; equal ranks keep the given order.
 * @param used recently used emojis, the latest first
 */
export function searchEmojis<T extends Searchable>(
	emojis: readonly T[],
	query: string,
	used: readonly string[],
): readonly T[] {
	const wanted = comparable(query.trim().replaceAll(':', ''));
	if (wanted === '') return [];
	const pasted: T[] = [];
	const own = new Map(used.map((emoji): [string, T | null] => [withoutStyle(emoji), null]));
	const ranked = Array.from({ length: RANKS }, (): T[] => []);
	for (const emoji of emojis) {
		const code = withoutStyle(emoji.emoji);
		if (code === withoutStyle(wanted)) {
			pasted.push(emoji);
			continue;
		}
		const rank = rankOf(emoji, wanted);
		if (rank === null) continue;
		if (own.has(code)) own.set(code, emoji);
		else ranked[rank]?.push(emoji);
	}
	const chosen = [...own.values()].filter(emoji => emoji !== null);
	return [...pasted, ...chosen, ...ranked.flat()].slice(0, MOST);
}

const comparable = (word: string): string => word.toLowerCase().replaceAll(' ', '_');

function rankOf({ name, words }: Searchable, wanted: string): number | null {
	const byName = matchOf(comparable(name), wanted);
	if (byName !== null) return byName;
	let best: number | null = null;
	for (const word of words) {
		const match = matchOf(comparable(word), wanted);
		if (match !== null && (best === null || match < best)) best = match;
	}
	return best === null ? null : NAME_RANKS + best;
}

/** The rank of a match, 0 being the best; null for no match. */
function matchOf(word: string, wanted: string): number | null {
	const at = word.indexOf(wanted);
	if (at === -1) return null;
	if (at === 0) return word.length === wanted.length ? 0 : 1;
	return word.includes(`_${wanted}`) || word.includes(`-${wanted}`) ? 2 : 3;
}
