import { LimitedExpressions } from './LimitedExpressions';
import { readExpression } from './readExpression';

const expressions = new LimitedExpressions();

/**
 * Whether a text has any of the words, as administrators list them (`prohibitedWords`, `sensitiveWords`): a line is
 * one or more words of which all must be there, or a regular expression. Expressions that are broken or take too long
 * match nothing.
 */
export function hasAnyWord(text: string, lines: readonly string[]): boolean {
	if (text === '') return false;
	const patterns: string[] = [];
	for (const line of lines) {
		if (readExpression(line)) patterns.push(line);
		else if (hasWords(text, line)) return true;
	}
	return expressions.matchAny(patterns, text);
}

function hasWords(text: string, line: string): boolean {
	const words = line.split(' ').filter(word => word !== '');
	return words.length > 0 && words.every(word => text.includes(word));
}
