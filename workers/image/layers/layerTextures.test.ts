import { describe, expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { drawTextures, textureKey } from './layerTextures';
import type { Canvas } from './studio';

const URL = 'https://a.example/logo.png';
const logo = { ...newLayer('image', 'a'), imageUrl: URL };
const text = { ...newLayer('text', 'b'), text: 'mine' };
const pictures = new Map([[URL, new Blob(['12345'])]]);

function studioOf(decode: () => Promise<unknown>) {
	const pen = { measureText: () => ({ width: 100 }), strokeText: vi.fn(), fillText: vi.fn(), drawImage: vi.fn() };
	const createCanvas = (size: object) => ({ element: { ...size }, pen, encode: vi.fn() }) as unknown as Canvas;
	return { decode: vi.fn(decode) as unknown as () => Promise<ImageBitmap>, createCanvas };
}
const large = async () => ({ width: 6000, height: 3000, close: vi.fn() });

describe('textureKey', () => {
	it('tells texts and pictures apart, and has none where nothing is to be drawn', () => {
		const painting = { layers: [], pictures };
		expect(textureKey(text, painting)).toBe('text mine');
		expect(textureKey({ ...text, text: ' ' }, painting)).toBeNull();
		expect(textureKey(logo, painting)).toBe(`image 5 ${URL}`);
		expect(textureKey({ ...logo, imageUrl: 'https://a.example/gone.png' }, painting)).toBeNull();
		expect(textureKey(newLayer('stripe', 'c'), painting)).toBeNull();
	});
});

describe('drawTextures', () => {
	it('draws each once, and pictures no larger than needed', async () => {
		const studio = studioOf(large);
		const { drawn, missing } = await drawTextures({ layers: [text, logo, text, logo], pictures }, () => false, studio);
		expect([...drawn.keys()]).toEqual(['text mine', `image 5 ${URL}`]);
		expect(drawn.get(`image 5 ${URL}`)?.element).toMatchObject({ width: 2048, height: 1024 });
		expect(studio.decode).toHaveBeenCalledTimes(1);
		expect(missing).toEqual([]);
	});

	it('draws nothing that is there', async () => {
		const studio = studioOf(large);
		const { drawn } = await drawTextures({ layers: [text, logo], pictures }, () => true, studio);
		expect(drawn.size).toBe(0);
		expect(studio.decode).not.toHaveBeenCalled();
	});

	it('names what can’t be decoded, and draws the rest', async () => {
		const studio = studioOf(() => Promise.reject(new Error('broken')));
		const { drawn, missing } = await drawTextures({ layers: [logo, text], pictures }, () => false, studio);
		expect([...drawn.keys()]).toEqual(['text mine']);
		expect(missing).toEqual([URL]);
	});
});
