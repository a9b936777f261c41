import { readExpression } from '../notes/readExpression';

export type MutedWords = readonly (string | readonly string[])[];

/**
 * Why words can't be muted. A row is a group of words that must all occur, or a regex as text.
 * @param limit the total number of characters
 */
export function mutedWordsProblem(rows: MutedWords, limit: number): 'tooManyMutedWords' | 'invalidRegexp' | null {
	const length = rows.flat().reduce((sum, word) => sum + word.length, 0);
	if (length > limit) return 'tooManyMutedWords';
	return rows.every(row => typeof row !== 'string' || isExpression(row)) ? null : 'invalidRegexp';
}

function isExpression(text: string): boolean {
	const expression = readExpression(text);
	if (!expression) return false;
	try {
		new RegExp(expression.source, expression.flags);
		return true;
	} catch {
		return false;
	}
}
