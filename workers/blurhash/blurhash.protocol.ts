/** Side of a decoded placeholder in pixels: more costs four times as much for nothing visible (LIBRARIES.md). */
export const BLURHASH_SIZE = 32;

export interface BlurhashPipeline {
	/** One bitmap of 32 × 32 a hash, in order; `null` where the hash is malformed. Bitmaps are transferred. */
	decode(hashes: readonly string[]): Promise<(ImageBitmap | null)[]>;
}
