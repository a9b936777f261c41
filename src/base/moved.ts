/** The list with one of its items in another place; the same list where there is no such item or place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
	const item = list[from];
	if (item === undefined || from === to || to < 0 || to >= list.length) return list;
	return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
