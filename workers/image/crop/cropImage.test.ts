import { describe, expect, it, vi } from 'vitest';
import type { Canvas } from '../layers/studio';
import { cropEncodings } from './cropEncodings';
import { areaWithin, cropImage } from './cropImage';

describe('areaWithin', () => {
	const picture = { width: 100, height: 50 };
	it.each([
		[
			{ x: 10.4, y: 20.6, width: 30, height: 10 },
			{ x: 10, y: 21, width: 30, height: 10 },
		],
		[
			{ x: -20, y: -5, width: 200, height: 200 },
			{ x: 0, y: 0, width: 100, height: 50 },
		],
		[
			{ x: 300, y: 300, width: 10, height: 10 },
			{ x: 99, y: 49, width: 1, height: 1 },
		],
		[
			{ x: 5, y: 5, width: 0.1, height: 0 },
			{ x: 5, y: 5, width: 1, height: 1 },
		],
	])('%j becomes %j', (area, within) => {
		expect(areaWithin(area, picture)).toEqual(within);
	});
});

it('cuts out, on no canvas larger than allowed, and gives all memory back', async () => {
	const close = vi.fn();
	const drawImage = vi.fn();
	const elements: object[] = [];
	const studio = {
		decode: async () => ({ width: 1000, height: 1000, close }) as unknown as ImageBitmap,
		createCanvas: (size: object) => {
			const element = { ...size };
			elements.push(element);
			const encode = async ({ type }: { type: string }) => new Blob([], { type });
			return { element, pen: { drawImage }, encode } as unknown as Canvas;
		},
	};
	const area = { x: 100, y: 200, width: 800, height: 400 };
	const encodings = cropEncodings('image/png');
	const result = await cropImage({ blob: new Blob(), area, encodings, canvasPixels: 80_000 }, studio);
	expect(result).toMatchObject({ type: 'image/png', width: 400, height: 200 });
	expect(drawImage.mock.calls[0]?.slice(1)).toEqual([100, 200, 800, 400, 0, 0, 400, 200]);
	expect(elements).toEqual([{ width: 0, height: 0 }]);
	expect(close).toHaveBeenCalled();
});

it('writes a part as the whole was, or without a loss', () => {
	expect(cropEncodings('image/jpeg').map(({ type }) => type)).toEqual(['image/jpeg', 'image/png']);
	expect(cropEncodings('image/webp').map(({ type }) => type)).toEqual(['image/webp', 'image/png', 'image/jpeg']);
	expect(cropEncodings(undefined).map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
});

it('writes a part only as a type that may be uploaded, where there is one', () => {
	const typesOf = (type: 'image/jpeg' | 'image/webp', allowed: string) =>
		cropEncodings(type, each => each === allowed).map(each => each.type);
	expect(typesOf('image/webp', 'image/jpeg')).toEqual(['image/jpeg']);
	expect(typesOf('image/jpeg', 'image/png')).toEqual(['image/png']);
	expect(typesOf('image/jpeg', 'text/plain')).toEqual(['image/jpeg']);
});
