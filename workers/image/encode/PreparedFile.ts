import type { LayersFailure } from '../layers/layersFailureOf';

/** What goes up instead of a file. */
export interface PreparedFile {
	readonly blob: Blob;
	readonly name: string;
	/** It again, small, for lists; left out where it is small itself, or went through as it is. */
	readonly thumbnail?: Blob;
	/** The picture has too many pixels for this device to work on: it goes up as it is. */
	readonly isTooLarge: boolean;
	/** It has too few pixels and bytes to lose any: it goes up as it is. */
	readonly isTooSmall?: true;
	/** Why not all of the layers that were asked for are on it; left out where they are. */
	readonly layersFailure?: LayersFailure;
}

/** The file itself, and why nothing was drawn on it. */
export const asItIs = (file: File, layersFailure?: LayersFailure): PreparedFile => ({
	blob: file,
	name: file.name,
	isTooLarge: false,
	...(layersFailure && { layersFailure }),
});
