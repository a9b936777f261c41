const LENGTH = 2000;
const RUNS_MAX = 4;
const PUMPS_MAX = 12;
/** A character for each class (`\w`, `\d`, `\s`, `.`). */
const COMMON = ['a', '0', ' ', '!'];
/** Almost nothing matches this, so that a regex backtracks through all possibilities. */
const END = '\n\u0001';

/**
 * Texts on which a bad regex takes very long: each starts like the regex, repeats a part of it, and ends differently. A
 * regex that is fast with all of them may still be slow with another text.
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
