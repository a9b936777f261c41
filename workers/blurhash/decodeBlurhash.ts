import { decode, isBlurhashValid } from 'blurhash';
import { bitmapAddress } from './bitmapAddress';
import { BLURHASH_SIZE } from './blurhash.protocol';

/** RGBA pixels of a small square; null if the hash is malformed. */
export function decodeBlurhash(hash: string): Uint8ClampedArray<ArrayBuffer> | null {
	if (!isBlurhashValid(hash).result) return null;
	try {
		return new Uint8ClampedArray(decode(hash, BLURHASH_SIZE, BLURHASH_SIZE));
	} catch {
		return null;
	}
}

/** The same, as data URLs. */
export function decodeAddresses(hashes: readonly string[]): (string | null)[] {
	return hashes.map(hash => {
		const pixels = decodeBlurhash(hash);
		return pixels && bitmapAddress(pixels, BLURHASH_SIZE, BLURHASH_SIZE);
	});
}
