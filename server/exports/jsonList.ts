/**
 * A JSON array in pieces, one for each page of rows.
 * @param write an item of the array; undefined leaves the row out
 */
export function* jsonList<Row>(
	pages: Iterable<readonly Row[]>,
	write: (row: Row) => object | undefined,
): Generator<string> {
	let before = '[';
	for (const rows of pages) {
		let piece = '';
		for (const row of rows) {
			const item = write(row);
			if (!item) continue;
			piece += `${before}\n${JSON.stringify(item)}`;
			before = ',';
		}
		yield piece;
	}
	yield before === '[' ? '[]\n' : '\n]\n';
}
