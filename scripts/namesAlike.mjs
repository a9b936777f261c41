/** Suffixes that belong to a name: `Card.tsx`, `Card.test.tsx` and `Card.module.css` are all named `Card`. */
const ENDING = /(?:\.(?:test|module|d))?\.(?:tsx?|mjs|mts|cjs|css)$/;

/**
 * Names that differ by case only, such as `Grid.tsx` beside `grid.test.ts`: they are the same on macOS and Windows, and
 * easily confused anywhere.
 * @param {readonly string[]} files paths in the repository
 * @returns {[string, string][]} pairs of names without their suffixes
 */
export function namesAlike(files) {
	const names = new Map();
	const pairs = new Map();
	for (const file of files) {
		const name = file.replace(ENDING, '');
		const known = names.get(name.toLowerCase());
		if (known === undefined) names.set(name.toLowerCase(), name);
		else if (known !== name) pairs.set(name, [known, name]);
	}
	return [...pairs.values()];
}
