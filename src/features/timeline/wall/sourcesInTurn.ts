/**
 * Which of the sources each column of a wall display shows. With each turn one column, from left to right, goes on to the
 * next source that is not shown; with no more sources than columns, each column keeps its own.
 * @param turn how many turns have passed
 * @returns for each column the index of its source, and the turn since which it shows it
 */
export function sourcesInTurn(
	turn: number,
	sources: number,
	columns: number,
): readonly { readonly source: number; readonly since: number }[] {
	return Array.from({ length: Math.min(columns, sources) }, (_, column) => {
		const count = Math.min(columns, sources);
		const last = turn - ((((turn - 1 - column) % count) + count) % count);
		return last < 1 ? { source: column, since: 0 } : { source: (count + last - 1) % sources, since: last };
	});
}
