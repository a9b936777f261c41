import type { CompressionLevel, Encoding, Size } from '../image.protocol';

export interface Compression {
	readonly box: Size;
	readonly encodings: readonly Encoding[];
}

const SIDES = { 1: 2000, 2: 1500, 3: 1125 } as const;
const ENCODINGS: readonly Encoding[] = [
	{ type: 'image/webp', quality: 0.85 },
	{ type: 'image/jpeg', quality: 0.8 },
	// Only if neither of the others may be uploaded.
	{ type: 'image/png', quality: 1 },
];

const ANY_SIDE = Number.POSITIVE_INFINITY;

/** Keeps the size of the picture. */
export const FULL_SIZE: Compression = { box: { width: ANY_SIDE, height: ANY_SIDE }, encodings: ENCODINGS };

/** What a level does to a picture; null for level 0, which leaves it unchanged (rules/images#levels). */
export function compressionOf(level: CompressionLevel): Compression | null {
	if (level === 0) return null;
	return { box: { width: SIDES[level], height: SIDES[level] }, encodings: ENCODINGS };
}
