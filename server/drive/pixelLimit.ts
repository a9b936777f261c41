import type { Metadata } from 'sharp';

const MEGAPIXEL = 1_000_000;
/** More than any camera has; decoded line by line. */
const BY_LINES = 120 * MEGAPIXEL;
/** For formats that are decoded as a whole in memory. */
const WHOLE = 50 * MEGAPIXEL;
/** For formats in which a few kB can mean any number of pixels; real ones are small. */
const CHEAP_TO_MAKE = 17 * MEGAPIXEL;

/** The most pixels that are drawn, of all frames together. Larger pictures count as decompression bombs. */
export function pixelLimit({ format, isProgressive }: Pick<Metadata, 'format' | 'isProgressive'>): number {
	if (format === 'svg' || (format === 'png' && isProgressive)) return CHEAP_TO_MAKE;
	if (format === 'png' || (format === 'jpeg' && !isProgressive)) return BY_LINES;
	return WHOLE;
}
