import type { LayersFailure } from '../layers/layersFailureOf';

/** The file that is uploaded instead of the original. */
export interface PreparedFile {
	readonly blob: Blob;
	readonly name: string;
	/** A small version for lists; missing if the file itself is small or unchanged. */
	readonly thumbnail?: Blob;
	/** Too many pixels for this device: the file is uploaded unchanged. */
	readonly isTooLarge: boolean;
	/** Too few pixels and bytes to save any: the file is uploaded unchanged. */
	readonly isTooSmall?: true;
	/** Why some of the requested layers are missing; undefined if none are. */
	readonly layersFailure?: LayersFailure;
}

/** The unchanged file, and why no layers were drawn on it. */
export const unchangedFile = (file: File, layersFailure?: LayersFailure): PreparedFile => ({
	blob: file,
	name: file.name,
	isTooLarge: false,
	...(layersFailure && { layersFailure }),
});
