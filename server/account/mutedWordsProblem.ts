export type MutedWords = readonly (string | readonly string[])[];

const EXPRESSION = /^\/(.+)\/(.*)$/;

/**
 * What speaks against muting words: a row is words that must all be there, or a regular expression as text.
 * @param limit the sum of all characters
 */
export function mutedWordsProblem(rows: MutedWords, limit: number): 'tooManyMutedWords' | 'invalidRegexp' | null {
	const length = rows.flat().reduce((sum, word) => sum + word.length, 0);
	if (length > limit) return 'tooManyMutedWords';
	return rows.every(row => typeof row !== 'string' || isExpression(row)) ? null : 'invalidRegexp';
}

function isExpression(text: string): boolean {
	const [, source, flags] = EXPRESSION.exec(text) ?? [];
	if (source === undefined) return false;
	try {
		new RegExp(source, flags);
		return true;
	} catch {
		return false;
	}
}
