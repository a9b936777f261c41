/** The list with one item moved to another index; the same list if either index is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
	const item = list[from];
	if (item === undefined || from === to || to < 0 || to >= list.length) return list;
	return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
