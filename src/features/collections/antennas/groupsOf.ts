type Groups = readonly (readonly string[])[];

/**
 * The groups of words of a text: a group per line, its words separated by spaces. Blank lines and repeated words say
 * nothing.
 */
export const groupsOf = (text: string): string[][] => {
	const groups = text.split('\n').map(line => [...new Set(line.split(/\s+/u).filter(Boolean))]);
	return [...new Map(groups.filter(group => group.length > 0).map(group => [group.join(' '), group])).values()];
};

/** The text of groups of words. */
export const textOf = (groups: Groups): string =>
	groups
		.map(group => group.filter(word => word !== '').join(' '))
		.filter(Boolean)
		.join('\n');

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map(line => line.trim())
		.filter(Boolean);
