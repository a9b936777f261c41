/** The list with one of its items in another place, at most the last; the same list where that changes nothing. */
export function moved<T extends { readonly id: string }>(list: readonly T[], id: string, to: number): readonly T[] {
	const from = list.findIndex(item => item.id === id);
	const item = list[from];
	const place = Math.min(to, list.length - 1);
	if (item === undefined || place === from || place < 0) return list;
	return list.toSpliced(from, 1).toSpliced(place, 0, item);
}
