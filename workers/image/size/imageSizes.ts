import type { Size } from '../image.protocol';

/**
 * The most pixels of a canvas in WebKit on iOS; a larger picture is first drawn smaller (rules/images#canvases-of-ios).
 */
export const IOS_CANVAS_PIXELS = 16_777_216;
/** Pictures with more pixels can't be processed on iOS at all. */
const IOS_PIXELS = 167_772_160;

export const pixelsOf = ({ width, height }: Size): number => width * height;

export const fitsInto = (size: Size, box: Size): boolean => size.width <= box.width && size.height <= box.height;

/** Fits the size into the box with the same proportions; never enlarged, at least one pixel. */
export function sizeWithin(size: Size, box: Size): Size {
	return scaled(size, Math.min(1, box.width / size.width, box.height / size.height));
}

/** Reduces the size, with the same proportions, to the most pixels that a canvas may have. */
export function sizeOfPixels(size: Size, canvasPixels = Number.POSITIVE_INFINITY): Size {
	return pixelsOf(size) <= canvasPixels ? size : scaled(size, Math.sqrt(canvasPixels / pixelsOf(size)), Math.floor);
}

/**
 * The sizes to draw in turn, the target last. Each is half of the one before, as larger steps would skip pixels, and
 * none has more pixels than a canvas may have (rules/images#resizing, 'by halves').
 */
export function halvings(from: Size, target: Size, canvasPixels = Number.POSITIVE_INFINITY): Size[] {
	const first = sizeOfPixels(from, canvasPixels);
	const steps = first === from ? [] : [first];
	for (let next = scaled(first, 0.5); isLarger(next, target); next = scaled(next, 0.5)) steps.push(next);
	return [...steps.filter(step => isLarger(step, target)), target];
}

/** @throws Error if WebKit on iOS hasn't enough memory for this size (rules/images#canvases-of-ios) */
export function assertFitsIos(size: Size): void {
	if (pixelsOf(size) > IOS_PIXELS) throw new Error('image size is too large for iOS WebKit');
}

const isLarger = (size: Size, than: Size): boolean => size.width > than.width && size.height > than.height;

function scaled({ width, height }: Size, factor: number, round = Math.round): Size {
	return { width: Math.max(1, round(width * factor)), height: Math.max(1, round(height * factor)) };
}
