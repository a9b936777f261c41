import { describe, expect, it, vi } from 'vitest';
import type { Encoding, Size } from '../image.protocol';
import type { Canvas, Studio } from '../layers/studio';
import { resizeImage } from './resizeImage';

/** A browser that can only write these types (and writes PNG instead of others), and records its canvases. */
function fakeStudio(bitmap: Size, writes: readonly string[] = ['image/webp', 'image/jpeg']) {
	const sizes: string[] = [];
	const elements: Size[] = [];
	const close = vi.fn();
	const fillRect = vi.fn();
	const encoded: Encoding[] = [];
	const studio: Pick<Studio, 'decode' | 'createCanvas'> = {
		decode: async () => ({ ...bitmap, close }),
		createCanvas: size => {
			sizes.push(`${size.width}x${size.height}`);
			const element = { ...size };
			elements.push(element);
			const pen = {
				drawImage: vi.fn(),
				fillRect,
				fillStyle: '',
				globalCompositeOperation: '',
				imageSmoothingQuality: '',
			};
			const encode = async (encoding: Encoding) => {
				encoded.push(encoding);
				return new Blob([], { type: writes.includes(encoding.type) ? encoding.type : 'image/png' });
			};
			return { element, pen, encode } as unknown as Canvas;
		},
	};
	return { studio, sizes, elements, close, fillRect, encoded };
}

const blob = new Blob([]);
const renderer = { maxSide: 8192, paint: async () => [] };

describe('resizeImage', () => {
	it('draws by halves, and gives all memory back', async () => {
		const { studio, sizes, elements, close } = fakeStudio({ width: 8000, height: 6000 });
		const box = { width: 1500, height: 1500 };
		const encodings = [{ type: 'image/webp', quality: 0.85 }] as const;
		const result = await resizeImage({ blob, box, encodings }, studio, renderer);
		expect(result).toMatchObject({ type: 'image/webp', width: 1500, height: 1125 });
		expect(sizes).toEqual(['4000x3000', '2000x1500', '1500x1125']);
		expect(elements.every(({ width, height }) => width === 0 && height === 0)).toBe(true);
		expect(close).toHaveBeenCalled();
	});

	it('makes a smaller one beside it, from what it has drawn', async () => {
		const { studio, sizes, elements, encoded } = fakeStudio({ width: 4000, height: 3000 });
		const thumbnailBox = { width: 256, height: 256 };
		const result = await resizeImage({ blob, thumbnailBox }, studio, renderer);
		expect(result).toMatchObject({ width: 800, height: 600 });
		expect(result.thumbnail).toBeInstanceOf(Blob);
		expect(sizes).toEqual(['2000x1500', '1000x750', '800x600', '400x300', '256x192']);
		expect(encoded).toHaveLength(2);
		expect(elements.every(({ width, height }) => width === 0 && height === 0)).toBe(true);
	});

	it('makes none of what is small itself', async () => {
		const { studio } = fakeStudio({ width: 200, height: 100 });
		const result = await resizeImage({ blob, thumbnailBox: { width: 256, height: 256 } }, studio, renderer);
		expect(result.thumbnail).toBeUndefined();
	});

	it('makes a JPEG at 0.5 within 800 × 600 when nothing else is said', async () => {
		const { studio, encoded } = fakeStudio({ width: 1600, height: 800 });
		expect(await resizeImage({ blob }, studio, renderer)).toMatchObject({
			type: 'image/jpeg',
			width: 800,
			height: 400,
		});
		expect(encoded).toEqual([{ type: 'image/jpeg', quality: 0.5 }]);
	});

	it('paints no more than a texture and a canvas can hold', async () => {
		const painting = { layers: [], pictures: new Map() };
		const box = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
		const encodings = [{ type: 'image/jpeg', quality: 0.8 }] as const;
		const { studio } = fakeStudio({ width: 20_000, height: 1000 });
		const paint = vi.fn(async () => ['https://a.example/gone.png']);
		const result = await resizeImage({ blob, box, encodings, painting }, studio, { maxSide: 10_000, paint });
		expect(result).toMatchObject({ width: 10_000, height: 500, missing: ['https://a.example/gone.png'] });
		const bound = { blob, box, encodings, painting, canvasPixels: 200_000 };
		expect(await resizeImage(bound, studio, { maxSide: 10_000, paint })).toMatchObject({ width: 2000, height: 100 });
		expect(paint).toHaveBeenCalledTimes(2);
	});

	it('gives the memory back when there is no canvas', async () => {
		const { studio, close } = fakeStudio({ width: 100, height: 100 });
		const createCanvas = () => {
			throw new Error('failed to initialise canvas');
		};
		await expect(resizeImage({ blob }, { ...studio, createCanvas }, renderer)).rejects.toThrow(
			'failed to initialise canvas',
		);
		expect(close).toHaveBeenCalled();
	});

	// Must be last, as types that can't be written are remembered.
	it('falls back to JPEG on white where the browser writes no WebP, and tries WebP once', async () => {
		const { studio, fillRect, encoded } = fakeStudio({ width: 100, height: 50 }, ['image/jpeg']);
		const encodings = [
			{ type: 'image/webp', quality: 0.85 },
			{ type: 'image/jpeg', quality: 0.8 },
		] as const;
		for (let run = 0; run < 2; run++)
			expect(await resizeImage({ blob, encodings }, studio, renderer)).toMatchObject({ type: 'image/jpeg' });
		expect(fillRect).toHaveBeenCalledWith(0, 0, 100, 50);
		expect(encoded.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg', 'image/jpeg']);
	});
});
