import { describe, expect, it } from 'vitest';
import { assertFitsIos, halvings, IOS_CANVAS_PIXELS, pixelsOf, sizeOfPixels, sizeWithin } from './imageSizes';

const size = (width: number, height: number) => ({ width, height });

describe('sizeWithin', () => {
	it.each([
		[size(4000, 3000), size(1500, 1500), size(1500, 1125)],
		[size(3000, 4000), size(1500, 1500), size(1125, 1500)],
		[size(4000, 3000), size(800, 600), size(800, 600)],
		[size(1500, 20), size(1500, 1500), size(1500, 20)],
		[size(640, 400), size(1500, 1500), size(640, 400)],
		[size(9000, 1), size(1500, 1500), size(1500, 1)],
	])('makes of %j in %j %j', (from, box, result) => {
		expect(sizeWithin(from, box)).toEqual(result);
	});
});

describe('halvings', () => {
	it('halves until the target is less than a half away', () => {
		expect(halvings(size(8000, 6000), size(1500, 1125))).toEqual([
			size(4000, 3000),
			size(2000, 1500),
			size(1500, 1125),
		]);
	});

	it('draws once what is not made smaller, or by less than a half', () => {
		expect(halvings(size(640, 400), size(640, 400))).toEqual([size(640, 400)]);
		expect(halvings(size(2000, 1000), size(1500, 750))).toEqual([size(1500, 750)]);
		expect(halvings(size(3000, 1500), size(1500, 750))).toEqual([size(1500, 750)]);
	});

	it('has no step with more pixels than a canvas may have', () => {
		const steps = halvings(size(12_000, 9000), size(1500, 1125), IOS_CANVAS_PIXELS);
		expect(Math.max(...steps.map(pixelsOf))).toBeLessThanOrEqual(IOS_CANVAS_PIXELS);
		expect(steps[0]?.width).toBeGreaterThan(4700);
		expect(steps.at(-1)).toEqual(size(1500, 1125));
	});
});

it('refuses what iOS has no memory for', () => {
	expect(() => assertFitsIos(size(10_000, 10_000))).not.toThrow();
	expect(() => assertFitsIos(size(20_000, 9000))).toThrow('image size is too large for iOS WebKit');
});

it('brings a picture within the pixels of a canvas, and leaves others alone', () => {
	expect(sizeOfPixels(size(4000, 1000), 1_000_000)).toEqual(size(2000, 500));
	expect(sizeOfPixels(size(4000, 1000))).toEqual(size(4000, 1000));
	expect(pixelsOf(sizeOfPixels(size(9001, 7003), IOS_CANVAS_PIXELS))).toBeLessThanOrEqual(IOS_CANVAS_PIXELS);
});
