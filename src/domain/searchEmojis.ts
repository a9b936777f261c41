/** What is searched: a name and further words, and the emoji itself, which may be pasted. */
export interface Searchable {
	readonly emoji: string;
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
		const rank = withoutStyle(emoji.emoji) === withoutStyle(wanted) ? 0 : rankOf(emoji, wanted);
		if (rank !== null) ranked[rank]?.push(emoji);
	}
	return ranked.flat().slice(0, MOST);
}

/** Whether an emoji asks for being drawn as a picture makes no other one of it. */
const withoutStyle = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

function rankOf({ name, words }: Pick<Searchable, 'name' | 'words'>, wanted: string): number | null {
	const lower = name.toLowerCase();
	const others = words.map(word => word.toLowerCase().replaceAll(' ', '_'));
	if (lower === wanted) return 0;
	if (others.includes(wanted)) return 1;
	if (lower.startsWith(wanted)) return 2;
	if (others.some(word => word.startsWith(wanted))) return 3;
	return lower.includes(wanted) || others.some(word => word.includes(wanted)) ? 4 : null;
}
