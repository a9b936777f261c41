/** Each of them is looked for in every note that may be listed. */
export const SEARCH_WORDS_MAX = 24;

/**
 * The words that a note must have, the longest first, since the fewest notes have those. What is part of another word
 * need not be looked for. Null: too many.
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
