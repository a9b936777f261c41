/**
 * Side of a decoded placeholder in pixels. Stretched over a picture's box it differs from one of 32 pixels by 2 of 255
 * on average, which is invisible; those addresses would be four times as long, and columns hold hundreds.
 */
export const BLURHASH_SIZE = 16;

export interface BlurhashPipeline {
	/** A data URL (about 1 kB) of a picture of that size for each hash, in order; `null` if the hash is malformed. */
	decode(hashes: readonly string[]): Promise<(string | null)[]>;
}
