import { LimitedExpressions } from './LimitedExpressions';
import { readExpression } from './readExpression';

const expressions = new LimitedExpressions();

/**
 * Whether a text contains any of the words that administrators listed (`prohibitedWords`, `sensitiveWords`). A line is
 * one or more words that must all occur, or a regex. Regexes that are invalid or take too long match nothing.
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
