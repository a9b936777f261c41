import { expect, it } from 'vitest';
import { CROP_RATIOS, drawnFrame, frameOf, hasDirection, SMALLEST_SHARE, shareOf, WHOLE } from './cropFrame';

const wide = { width: 1600, height: 900 };
const pixels = (frame: { width: number; height: number } | null, picture = wide) => [
	Math.round((frame?.width ?? 0) * picture.width),
	Math.round((frame?.height ?? 0) * picture.height),
];

it('is as large as the ratio lets it be', () => {
	expect(pixels(frameOf('1:1', false, wide))).toEqual([900, 900]);
	expect(pixels(frameOf('4:3', false, wide))).toEqual([1200, 900]);
	expect(pixels(frameOf('16:9', false, wide))).toEqual([1600, 900]);
	expect(pixels(frameOf('16:9', false, { width: 900, height: 1600 }), { width: 900, height: 1600 })).toEqual([
		900, 506,
	]);
});

it('is turned upright', () => {
	expect(pixels(frameOf('3:2', true, wide))).toEqual([600, 900]);
	expect(CROP_RATIOS.filter(hasDirection)).toEqual(['4:3', '3:2', '16:9']);
});

it('is the whole picture in its own ratio, and has no size of its own where it is free', () => {
	expect(frameOf('original', true, wide)).toEqual(WHOLE);
	expect(frameOf('free', false, wide)).toBeNull();
});

it('grows on both sides, never beyond the picture nor to nothing', () => {
	const frame = drawnFrame({ width: 0.5, height: 0.5 }, { width: 0.1, height: -0.05 });
	expect(frame.width).toBeCloseTo(0.7);
	expect(frame.height).toBeCloseTo(0.4);
	expect(drawnFrame(WHOLE, { width: 1, height: -1 })).toEqual({ width: 1, height: SMALLEST_SHARE });
});

it('takes a size in pixels of the picture', () => {
	expect(shareOf(400, 1, 1600)).toBe(0.25);
	expect(shareOf(400, 2, 1600)).toBe(0.5);
	expect(shareOf(9999, 1, 1600)).toBe(1);
	expect(shareOf(Number.NaN, 1, 1600)).toBe(SMALLEST_SHARE);
});
