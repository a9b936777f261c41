/** In UTF-16 code units. */
const NAME_MAX = 200;
/** Longer ones are no extensions. */
const ENDING_MAX = 16;

/**
 * The name nearest to the given one under which servers take a file: they refuse two dots in a row, slashes of either
 * kind, and long names (rules/uploads#names).
 */
export function acceptedName(name: string): string {
	const plain = name.replace(/\.{2,}/g, '.').replace(/[\\/]/g, '_');
	if (plain.length <= NAME_MAX) return plain;
	const dot = plain.lastIndexOf('.');
	const ending = dot > 0 && plain.length - dot <= ENDING_MAX ? plain.slice(dot) : '';
	// Neither half a character nor a dot at the cut.
	return plain.slice(0, NAME_MAX - ending.length).replace(/[.\uD800-\uDBFF]$/, '') + ending;
}
