import { setImmediate } from 'node:timers/promises';
import { hostileTexts } from './hostileTexts';
import { LimitedExpressions } from './LimitedExpressions';
import { readExpression } from './readExpression';

/** Each is tested before it is saved. */
const EXPRESSIONS_MAX = 500;

/**
 * Why an administrator's words can't be saved: a regex that takes too long would delay everyone who posts.
 * @param known the present ones, which aren't tested again
 */
export async function wordsProblem(lines: readonly string[], known: readonly string[]): Promise<string | null> {
	const expressions = lines.flatMap(line => readExpression(line) ?? []);
	if (expressions.length > EXPRESSIONS_MAX) return `must NOT have more than ${EXPRESSIONS_MAX} patterns`;
	const limited = new LimitedExpressions();
	for (const line of lines) {
		const expression = known.includes(line) ? null : readExpression(line);
		if (!expression) continue;
		// Testing hundreds of them takes seconds, during which other requests are served.
		await setImmediate();
		const isSlow = limited.isSlow(line, hostileTexts(expression.source));
		if (isSlow) return `must NOT have a pattern that can take too long: ${line}`;
	}
	return null;
}
