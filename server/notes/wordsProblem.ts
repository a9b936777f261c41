import { setImmediate } from 'node:timers/promises';
import { hostileTexts } from './hostileTexts';
import { LimitedExpressions } from './LimitedExpressions';
import { readExpression } from './readExpression';

/** Each is tried before it is saved. */
const EXPRESSIONS_MAX = 500;

/**
 * What speaks against an administrator's words: an expression that was seen to take too long would hold up everybody
 * who writes. @param known those that are in use, and not tried again
 */
export async function wordsProblem(lines: readonly string[], known: readonly string[]): Promise<string | null> {
	const expressions = lines.flatMap(line => readExpression(line) ?? []);
	if (expressions.length > EXPRESSIONS_MAX) return `must NOT have more than ${EXPRESSIONS_MAX} patterns`;
	const limited = new LimitedExpressions();
	for (const line of lines) {
		const expression = known.includes(line) ? null : readExpression(line);
		if (!expression) continue;
		// Hundreds of them take seconds, in which others are answered.
		await setImmediate();
		const isSlow = limited.isSlow(line, hostileTexts(expression.source));
		if (isSlow) return `must NOT have a pattern that can take too long: ${line}`;
	}
	return null;
}
