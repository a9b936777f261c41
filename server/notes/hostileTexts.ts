const LENGTH = 2000;
const RUNS_MAX = 4;
const PUMPS_MAX = 12;
/** What the classes of characters stand for (`\w`, `\d`, `\s`, `.`), one of each. */
const COMMON = ['a', '0', ' ', '!'];
/** Matched by next to nothing, so that an expression tries all ways before it gives up. */
const END = '\n\u0001';

/**
 * Texts that a bad expression takes forever for: each begins as the expression does, repeats something of it, and ends
 * otherwise. An expression that is quick with all of them may still be slow with another text.
 */
export function hostileTexts(source: string): string[] {
	const plain = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '\\').replace(/\\(?=\W)/g, '');
	const runs = plain.match(/[\p{L}\p{N}\p{So}_ @#&=:;,'"!/<>%~-]+/gu) ?? [];
	const characters = [...new Set(runs.join(''))];
	const pumps = [...new Set([...COMMON, ...runs.filter(run => run.length > 1), ...characters])].slice(0, PUMPS_MAX);
	const starts = ['', ...runs.slice(0, RUNS_MAX).map((_, index) => runs.slice(0, index + 1).join(''))];
	return starts.flatMap(start =>
		pumps.map(pump => start + pump.repeat(Math.ceil(LENGTH / pump.length)).slice(0, LENGTH) + END),
	);
}
