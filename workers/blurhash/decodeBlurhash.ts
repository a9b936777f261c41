import { decode, isBlurhashValid } from 'blurhash';
import { BLURHASH_SIZE } from './blurhash.protocol';

/** RGBA pixels of 32 × 32, or null if the hash is malformed. */
export function decodeBlurhash(hash: string): Uint8ClampedArray<ArrayBuffer> | null {
	if (!isBlurhashValid(hash).result) return null;
	try {
		return new Uint8ClampedArray(decode(hash, BLURHASH_SIZE, BLURHASH_SIZE));
	} catch {
		return null;
	}
}

/** The same as bitmaps, ready to be drawn. */
export function decodeBitmaps(hashes: readonly string[]): Promise<(ImageBitmap | null)[]> {
	return Promise.all(
		hashes.map(async hash => {
			const pixels = decodeBlurhash(hash);
			return pixels && createImageBitmap(new ImageData(pixels, BLURHASH_SIZE, BLURHASH_SIZE));
		}),
	);
}
