import { readExpression } from './readExpression';

/**
 * Whether a text has any of the words, as administrators list them (`prohibitedWords`, `sensitiveWords`): a line is
 * one or more words of which all must be there, or a regular expression. Broken expressions match nothing.
 */
export function hasAnyWord(text: string, lines: readonly string[]): boolean {
	if (text === '') return false;
	return lines.some(line => {
		const expression = readExpression(line);
		if (expression) return matches(text, expression.source, expression.flags);
		const words = line.split(' ').filter(word => word !== '');
		return words.length > 0 && words.every(word => text.includes(word));
	});
}

function matches(text: string, source: string, flags: string): boolean {
	try {
		return new RegExp(source, flags).test(text);
	} catch {
		return false;
	}
}
