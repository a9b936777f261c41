import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { LayerPictures } from './LayerPictures';

const A = 'https://a.example/a.png';
const GONE = 'https://a.example/gone.png';
const layers = [A, A, GONE, ''].map((imageUrl, index) => ({ ...newLayer('image', `${index}`), imageUrl }));
const unchanged = (svg: Blob) => Promise.resolve(svg);

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it('fetches each picture once, and names what can’t be had', async () => {
	const answer = async (url: unknown) => new Response('bytes', { status: url === A ? 200 : 404 });
	const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
	const all = new LayerPictures(unchanged);
	for (let time = 0; time < 3; time++) {
		const { pictures, missing } = await all.load([...layers, newLayer('text', 'b')]);
		expect([...pictures.keys()]).toEqual([A]);
		expect(missing).toEqual([GONE]);
	}
	expect(fetching.mock.calls.map(([url]) => url)).toEqual([A, GONE]);
});

it('asks again after a while for what failed', async () => {
	const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
	fetching.mockImplementation(async () => new Response('bytes'));
	const all = new LayerPictures(unchanged);
	expect((await all.load(layers.slice(0, 1))).missing).toEqual([A]);
	vi.advanceTimersByTime(10_000);
	expect((await all.load(layers.slice(0, 1))).missing).toEqual([]);
});

it('makes pictures of drawings', async () => {
	const drawing = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
	vi.spyOn(globalThis, 'fetch').mockImplementation(async () => drawing());
	const png = new Blob(['png'], { type: 'image/png' });
	const rasterize = vi.fn(async () => png);
	const { pictures } = await new LayerPictures(rasterize).load(layers.slice(0, 1));
	expect(pictures.get(A)).toBe(png);
});
