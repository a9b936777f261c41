import { clamp } from '@/base/clamp';

/** In pixels, or as shares. */
export interface Extent {
	readonly width: number;
	readonly height: number;
}

/** The ratio of the frame: free, that of the picture, or width to height (a switch turns it upright). */
export const CROP_RATIOS = ['free', 'original', '1:1', '4:3', '3:2', '16:9'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

/** Frames are shares of the picture at zoom 1: 1 × 1 is all of it. */
export const WHOLE: Extent = { width: 1, height: 1 };
/** Smaller frames are hard to grab. */
export const SMALLEST_SHARE = 0.08;

/** Whether the ratio differs when turned. */
export const hasDirection = (ratio: CropRatio): boolean => ratio.includes(':') && ratio !== '1:1';

/** The largest frame of a ratio within the picture; null for `free`. */
export function frameOf(ratio: CropRatio, isUpright: boolean, picture: Extent): Extent | null {
	if (ratio === 'free') return null;
	if (ratio === 'original') return WHOLE;
	const [first = 1, second = 1] = ratio.split(':').map(Number);
	const wanted = isUpright ? second / first : first / second;
	const own = picture.width / picture.height;
	return wanted > own ? { width: 1, height: own / wanted } : { width: wanted / own, height: 1 };
}

/** The frame after its edges were moved outwards by these shares. It grows on both sides, as it stays centred. */
export const drawnFrame = (frame: Extent, outwards: Extent): Extent => ({
	width: clampShare(frame.width + 2 * outwards.width),
	height: clampShare(frame.height + 2 * outwards.height),
});

/** The share that a number of pixels takes at a zoom. */
export const shareOf = (pixels: number, zoom: number, ofPicture: number): number =>
	clampShare((pixels * zoom) / ofPicture);

const clampShare = (share: number): number =>
	Number.isFinite(share) ? clamp(share, SMALLEST_SHARE, 1) : SMALLEST_SHARE;
