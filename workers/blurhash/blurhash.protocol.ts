/** Side of a decoded placeholder in pixels: more costs four times as much for nothing visible (LIBRARIES.md). */
export const BLURHASH_SIZE = 32;

export interface BlurhashPipeline {
	/** The address (`data:`, about 4 kB) of a picture of 32 × 32 a hash, in order; `null` where the hash is malformed. */
	decode(hashes: readonly string[]): Promise<(string | null)[]>;
}
