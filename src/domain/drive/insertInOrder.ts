/**
 * Adds a file in the order of choosing, though uploads finish in any order: before those chosen after it. Files that
 * were attached earlier keep their place.
 * @param places each chosen file's position, by id
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
