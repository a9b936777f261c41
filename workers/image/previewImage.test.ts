import { expect, it, vi } from 'vitest';
import type { PreviewRequest } from './image.protocol';
import type { Canvas, Studio } from './layers/studio';
import { PreviewSource, previewImage } from './previewImage';

function room() {
	const decode = vi.fn(async () => ({ width: 4000, height: 3000, close: () => {} }) as unknown as ImageBitmap);
	const elements: { width: number; height: number }[] = [];
	const createCanvas = (size: { width: number; height: number }) => {
		const element = { ...size };
		elements.push(element);
		return { element, pen: { drawImage: () => {} } } as unknown as Canvas;
	};
	const shown: { width: number; height: number }[] = [];
	const renderer = {
		maxSide: 8192,
		preview: async ({ element }: Canvas) => {
			shown.push({ width: element.width, height: element.height });
			return {} as ImageBitmap;
		},
	};
	const kept = new PreviewSource();
	const preview = (request: PreviewRequest) =>
		previewImage(request, kept, { decode, createCanvas } as unknown as Studio, renderer);
	return { decode, elements, shown, preview };
}
const requestOf = (id: number, side = 800): PreviewRequest => ({
	source: { id, blob: new Blob() },
	box: { width: side, height: side },
	painting: { layers: [], pictures: new Map() },
});

it('decodes a picture once, however often its layers change', async () => {
	const { decode, shown, preview } = room();
	for (let time = 0; time < 5; time++) await preview(requestOf(1));
	expect(decode).toHaveBeenCalledTimes(1);
	expect(shown).toEqual(Array(5).fill({ width: 800, height: 600 }));
});

it('decodes anew for another picture or another box, and keeps one at a time', async () => {
	const { decode, elements, preview } = room();
	for (const request of [requestOf(1), requestOf(1, 400), requestOf(2, 400), requestOf(1)]) await preview(request);
	expect(decode).toHaveBeenCalledTimes(4);
	expect(elements.filter(({ width }) => width > 0)).toHaveLength(1);
});
