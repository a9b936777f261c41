import { describe, expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { placeLayer } from './placeLayer';

const whole = { width: 1000, height: 500 };
const wide = { width: 2048, height: 512 };
const text = newLayer('text', 'a');
const image = newLayer('image', 'a');

describe('placeLayer', () => {
	it('fits a layer into its share of the picture, near its right bottom', () => {
		// 300 of 1000 in width; a margin of 10 of 500.
		expect(placeLayer(text, wide, whole)).toEqual({ extent: [300, 75], middle: [840, 452.5] });
	});

	it('fits a tall layer by its height', () => {
		expect(placeLayer(text, { width: 100, height: 400 }, whole).extent).toEqual([37.5, 150]);
	});

	it.each([
		['left', 'top', [160, 47.5]],
		['center', 'center', [500, 250]],
		['right', 'top', [840, 47.5]],
	] as const)('moves it to the %s %s', (x, y, middle) => {
		expect(placeLayer({ ...text, align: { x, y } }, wide, whole).middle).toEqual(middle);
	});

	it('keeps a turned layer inside', () => {
		const { extent, middle } = placeLayer({ ...text, angle: 90 }, wide, whole);
		expect(extent).toEqual([300, 75]);
		expect(middle[0]).toBeCloseTo(1000 - 10 - 37.5);
		expect(middle[1]).toBeCloseTo(500 - 10 - 150);
	});

	it('covers the whole picture, whatever its scale', () => {
		const place = placeLayer(
			{ ...image, cover: true, align: { x: 'left', y: 'center' } },
			{ width: 100, height: 100 },
			whole,
		);
		expect(place).toEqual({ extent: [1000, 1000], middle: [500, 250] });
	});

	it('keeps nothing free where the layer takes all', () => {
		expect(placeLayer({ ...image, scale: 1 }, { width: 200, height: 100 }, whole)).toEqual({
			extent: [1000, 500],
			middle: [500, 250],
		});
	});
});
