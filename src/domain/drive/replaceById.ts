/** Puts a newer version of a file in the place of the older one, if that is there. */
export const replaceById = <File extends { readonly id: string }>(
	files: readonly File[],
	file: File,
): readonly File[] => files.map(each => (each.id === file.id ? file : each));
