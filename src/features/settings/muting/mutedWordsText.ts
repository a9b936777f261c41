/** As `i/update` takes them: groups of words that must all occur, or a regex as text. */
export type MutedWords = readonly (readonly string[] | string)[];

const REGEX = /^\/(.+)\/([a-z]*)$/;

/** One group a line, its words apart by spaces (rules/notes#muted-words). */
export const toLines = (words: MutedWords): string =>
	words.map(group => (typeof group === 'string' ? group : group.join(' '))).join('\n');

export function fromLines(text: string): (string[] | string)[] {
	return text
		.split('\n')
		.map(line => line.trim())
		.filter(line => line !== '')
		.map(line => (REGEX.test(line) ? line : line.split(/\s+/)));
}

/** The number of characters, which the policy `wordMuteLimit` limits. */
export const lengthOf = (text: string): number =>
	fromLines(text)
		.flat()
		.reduce((sum, word) => sum + word.length, 0);

/** The first line that is a regex with a mistake, counted from 1, and what the browser says about it. */
export function brokenRegex(text: string): { readonly line: number; readonly reason: string } | null {
	for (const [index, line] of text.split('\n').entries()) {
		const [, source, flags] = REGEX.exec(line.trim()) ?? [];
		if (source === undefined) continue;
		try {
			new RegExp(source, flags);
		} catch (error) {
			return { line: index + 1, reason: error instanceof Error ? error.message : String(error) };
		}
	}
	return null;
}
