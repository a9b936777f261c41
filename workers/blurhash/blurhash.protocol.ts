/**
 * Side of a decoded placeholder in pixels. Stretched over a picture's box it differs from one of 32 by 2 of 255 on
 * average, which nobody sees; that would be four times as long an address, and columns hold hundreds of them.
 */
export const BLURHASH_SIZE = 16;

export interface BlurhashPipeline {
	/** The address (`data:`, about 1 kB) of a picture of that size a hash, in order; `null` where the hash is malformed. */
	decode(hashes: readonly string[]): Promise<(string | null)[]>;
}
