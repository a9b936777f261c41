/** How many names are shown at most. */
const MOST = 40;

/**
 * The endpoints whose names have every word that was typed, the nearest first: the whole name, its beginning, the
 * beginning of one of its parts, anything else. The same order for the same input.
 */
export function matchEndpoints(names: readonly string[], typed: string): readonly string[] {
	const wanted = typed.trim().toLowerCase();
	const words = wanted.split(/[^a-z0-9]+/).filter(word => word !== '');
	const [first = ''] = words;
	const rankOf = (name: string): number => {
		if (name === wanted) return 0;
		if (name.startsWith(wanted)) return 1;
		return name.split(/[/-]/).some(part => part.startsWith(first)) ? 2 : 3;
	};
	return names
		.filter(name => words.every(word => name.toLowerCase().includes(word)))
		.map(name => ({ name, rank: rankOf(name) }))
		.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
		.slice(0, MOST)
		.map(({ name }) => name);
}
