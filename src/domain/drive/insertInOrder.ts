/**
 * Files arrive in any order; each goes before those that were chosen after it. What was there before keeps its place.
 * @param places by id, which of the chosen files it was
 */
export function insertInOrder<File extends { readonly id: string }>(
	files: readonly File[],
	file: File,
	places: ReadonlyMap<string, number>,
): readonly File[] {
	const place = places.get(file.id) ?? Number.POSITIVE_INFINITY;
	const next = files.findIndex(each => (places.get(each.id) ?? -1) > place);
	return next < 0 ? [...files, file] : [...files.slice(0, next), file, ...files.slice(next)];
}
