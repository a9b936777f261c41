import { afterEach, expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/imageLayers';
import { LayerPictures } from './LayerPictures';

const A = 'https://a.example/a.png';
const GONE = 'https://a.example/gone.png';
const layers = [A, A, GONE, ''].map((imageUrl, index) => ({ ...newLayer('image', `${index}`), imageUrl }));

afterEach(() => vi.restoreAllMocks());

it('fetches each picture once and names what can’t be had, which is asked for again the next time', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const answer = async (url: unknown) => new Response('bytes', { status: url === A ? 200 : 404 });
	const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
	const all = new LayerPictures(svg => Promise.resolve(svg));
	for (let time = 0; time < 2; time++) {
		const { pictures, missing } = await all.load([...layers, newLayer('text', 'b')]);
		expect([...pictures.keys()]).toEqual([A]);
		expect(missing).toEqual([GONE]);
	}
	expect(fetching.mock.calls.map(([url]) => url)).toEqual([A, GONE, GONE]);
});

it('makes pictures of drawings', async () => {
	const drawing = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
	vi.spyOn(globalThis, 'fetch').mockImplementation(async () => drawing());
	const png = new Blob(['png'], { type: 'image/png' });
	const rasterize = vi.fn(async () => png);
	const { pictures } = await new LayerPictures(rasterize).load(layers.slice(0, 1));
	expect(pictures.get(A)).toBe(png);
});
