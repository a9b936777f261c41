import type { Metadata } from 'sharp';

const MEGAPIXEL = 1_000_000;
/** More than any camera has; read line by line. */
const BY_LINES = 120 * MEGAPIXEL;
/** Of these every pixel is in memory at once. */
const WHOLE = 50 * MEGAPIXEL;
/** A few kB may stand for any number of pixels, and nobody has such pictures. */
const CHEAP_TO_MAKE = 17 * MEGAPIXEL;

/** How many pixels a picture may have to be drawn, all its frames together. What has more is a bomb. */
export function pixelLimit({ format, isProgressive }: Pick<Metadata, 'format' | 'isProgressive'>): number {
	if (format === 'svg' || (format === 'png' && isProgressive)) return CHEAP_TO_MAKE;
	if (format === 'png' || (format === 'jpeg' && !isProgressive)) return BY_LINES;
	return WHOLE;
}
