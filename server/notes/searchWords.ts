/** Each of them is searched in every listed note. */
export const SEARCH_WORDS_MAX = 24;

/**
 * The words that a note must contain, longest first, as those are the rarest. Without words that are part of another.
 * Null if there are too many.
 */
export function searchWords(query: string): string[] | null {
	const words = [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].sort((a, b) => b.length - a.length);
	const needed: string[] = [];
	for (const word of words) {
		if (needed.some(longer => longer.includes(word))) continue;
		if (needed.length === SEARCH_WORDS_MAX) return null;
		needed.push(word);
	}
	return needed;
}
