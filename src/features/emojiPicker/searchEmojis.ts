/** What is searched: a name and further words. */
export interface Searchable {
	readonly name: string;
	readonly words: readonly string[];
}

const MOST = 100;

/** By name and alias: the exact name first, then those that begin so, then those that hold it; at most 100. */
export function searchEmojis<T extends Searchable>(emojis: readonly T[], query: string): readonly T[] {
	const wanted = query.trim().toLowerCase().replaceAll(':', '').replaceAll(' ', '_');
	if (wanted === '') return [];
	const ranked: T[][] = [[], [], [], [], []];
	for (const emoji of emojis) {
		const rank = rankOf(emoji, wanted);
		if (rank !== null) ranked[rank]?.push(emoji);
	}
	return ranked.flat().slice(0, MOST);
}

function rankOf({ name, words }: Searchable, wanted: string): number | null {
	const lower = name.toLowerCase();
	const others = words.map(word => word.toLowerCase().replaceAll(' ', '_'));
	if (lower === wanted) return 0;
	if (others.includes(wanted)) return 1;
	if (lower.startsWith(wanted)) return 2;
	if (others.some(word => word.startsWith(wanted))) return 3;
	return lower.includes(wanted) || others.some(word => word.includes(wanted)) ? 4 : null;
}
