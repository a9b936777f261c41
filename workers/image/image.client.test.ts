// @vitest-environment bundled-happy-dom
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageClient } from './image.client';
import type { ImagePipeline, ResizeRequest } from './image.protocol';

const RESULT = { blob: new Blob(['webp'], { type: 'image/webp' }), type: 'image/webp', width: 1, height: 1 } as const;

/** For pipelines of which only resizing is used. */
const unasked = () => Promise.reject(new Error('Nobody asked for that.'));
const NOTHING_ELSE = { preview: unasked, crop: unasked };

function clientWith({ resize = async () => RESULT, pixelLimit = 100_000_000, isIos = false }: Options = {}) {
	const spy = vi.fn(resize);
	const client = new ImageClient({
		pool: { run: async call => call({ ...NOTHING_ELSE, resize: spy }) },
		pixelLimit,
		isIos,
	});
	return { client, resize: spy };
}
interface Options {
	resize?: ImagePipeline['resize'];
	pixelLimit?: number;
	isIos?: boolean;
}

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#3a7' } });
async function fileOf(image: Sharp, name: string): Promise<File> {
	return new File([new Uint8Array(await image.toBuffer())], name);
}
/** A PNG with a valid header only. */
function pngOf(width: number, height: number, bytes = 100): File {
	const view = new DataView(new ArrayBuffer(bytes));
	view.setUint32(0, 0x89504e47);
	view.setUint32(4, 0x0d0a1a0a);
	view.setUint32(8, 13);
	view.setUint32(12, 0x49484452);
	view.setUint32(16, width);
	view.setUint32(20, height);
	return new File([view.buffer], 'big.png');
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('ImageClient', () => {
	it('sends up what the worker made, under its name', async () => {
		const { client, resize } = clientWith();
		const file = await fileOf(picture(1600, 1200).jpeg(), 'sea.jpg');
		expect(await client.prepare(file, { level: 2 })).toEqual({
			blob: RESULT.blob,
			name: 'sea.webp',
			isTooLarge: false,
		});
		expect(resize.mock.calls[0]?.[0]).toMatchObject({ blob: file, box: { width: 1500, height: 1500 } });
	});

	it.each([
		['level 0', 0, () => fileOf(picture(1600, 1200).jpeg(), 'a.jpg')],
		['a GIF', 2, () => fileOf(picture(1600, 1200).gif(), 'a.gif')],
		['an SVG', 2, async () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')],
		['a film', 2, async () => new File([new Uint8Array(9000)], 'a.mp4')],
		['a small picture', 2, () => fileOf(picture(200, 150).png(), 'a.png')],
	] as const)('leaves as it is: %s', async (_, level, make) => {
		const { client, resize } = clientWith();
		const file = await make();
		expect(await client.prepare(file, { level })).toMatchObject({ blob: file, name: file.name, isTooLarge: false });
		expect(resize).not.toHaveBeenCalled();
	});

	it.each([
		['image/jpeg', ['image/jpeg']],
		['image/png', ['image/png']],
		['image/*', ['image/webp', 'image/jpeg', 'image/png']],
	])('writes only what the role allows: %s', async (allowed, types) => {
		const { client, resize } = clientWith();
		const mayWrite = (type: string) => allowed === 'image/*' || type === allowed;
		await client.prepare(await fileOf(picture(1600, 1200).jpeg(), 'sea.jpg'), { level: 2, mayWrite });
		expect(resize.mock.calls[0]?.[0].encodings?.map(({ type }) => type)).toEqual(types);
	});

	it('keeps the picture where no type that it could be written as is allowed', async () => {
		const { client, resize } = clientWith();
		const file = await fileOf(picture(1600, 1200).jpeg(), 'sea.jpg');
		expect(await client.prepare(file, { level: 2, mayWrite: () => false })).toMatchObject({ blob: file });
		expect(resize).not.toHaveBeenCalled();
	});

	it('reads little of a file where that tells enough', async () => {
		const slice = vi.spyOn(Blob.prototype, 'slice');
		const big = await fileOf(
			sharp({
				create: {
					width: 900,
					height: 900,
					channels: 3,
					background: '#000',
					noise: { type: 'gaussian', mean: 128, sigma: 60 },
				},
			}).jpeg(),
			'a.jpg',
		);
		expect(big.size).toBeGreaterThan(64 * 1024);
		await clientWith().client.prepare(big, { level: 2 });
		expect(slice.mock.calls).toEqual([[0, 64 * 1024]]);
	});

	it('warns of a picture that is too small', async () => {
		const prepared = await clientWith().client.prepare(await fileOf(picture(20, 20).png(), 'dot.png'), { level: 2 });
		expect(prepared).toMatchObject({ name: 'dot.png', isTooSmall: true });
		expect(warn).toHaveBeenCalledWith('dot.png: image size is too small');
	});

	it('takes even a small one when it says where it was taken', async () => {
		const exif = { IFD0: { Make: 'Camera' } };
		const { client } = clientWith();
		const file = await fileOf(picture(200, 150).withExif(exif).jpeg(), 'a.jpg');
		expect((await client.prepare(file, { level: 2 })).name).toBe('a.webp');
	});

	it('keeps the file when it would become larger without becoming smaller in size', async () => {
		const larger = new Blob([new Uint8Array(50_000)], { type: 'image/webp' });
		const { client } = clientWith({ resize: async () => ({ ...RESULT, blob: larger }) });
		const fits = pngOf(1000, 1000, 40_000);
		expect((await client.prepare(fits, { level: 2 })).blob).toBe(fits);
		expect((await client.prepare(pngOf(3000, 1000, 40_000), { level: 2 })).blob).toBe(larger);
	});

	it('logs a failure alone, and sends the file as it is', async () => {
		const failure = new Error('broken');
		const { client } = clientWith({ resize: () => Promise.reject(failure) });
		const file = pngOf(3000, 3000);
		expect(await client.prepare(file, { level: 2 })).toEqual({ blob: file, name: 'big.png', isTooLarge: false });
		expect(warn).toHaveBeenCalledWith('big.png could not be prepared and goes up as it is.', failure);
	});

	it('does not begin what has too many pixels, and says so', async () => {
		const { client, resize } = clientWith({ pixelLimit: 5_000_000 });
		expect(await client.prepare(pngOf(3000, 3000), { level: 2 })).toMatchObject({ name: 'big.png', isTooLarge: true });
		expect(resize).not.toHaveBeenCalled();
	});

	it('works on no more pixels at once than there is room for', async () => {
		const finish: (() => void)[] = [];
		const { client, resize } = clientWith({
			pixelLimit: 20_000_000,
			resize: () => new Promise(resolve => finish.push(() => resolve(RESULT))),
		});
		const all = [1, 2, 3].map(() => client.prepare(pngOf(3000, 3000), { level: 2 }));
		await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(2));
		finish[0]?.();
		await all[0];
		await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(3));
		for (const done of finish) done();
		await Promise.all(all);
	});

	it('bounds the canvases of iOS, and refuses what is beyond it there', async () => {
		const { client, resize } = clientWith({ isIos: true, pixelLimit: 500_000_000 });
		await client.prepare(pngOf(9000, 9000), { level: 2 });
		expect(resize.mock.calls[0]?.[0] satisfies ResizeRequest | undefined).toMatchObject({ canvasPixels: 16_777_216 });
		await client.prepare(pngOf(20_000, 20_000), { level: 2 });
		expect(resize).toHaveBeenCalledTimes(1);
		expect(String(warn.mock.lastCall?.[1])).toContain('image size is too large for iOS WebKit');
	});

	it('stops waiting when it is aborted, and lets the next one in once the worker is done', async () => {
		const finish: (() => void)[] = [];
		const { client, resize } = clientWith({
			pixelLimit: 10_000_000,
			resize: () => new Promise(resolve => finish.push(() => resolve(RESULT))),
		});
		const abort = new AbortController();
		const first = client.prepare(pngOf(3000, 3000), { level: 2 }, abort.signal);
		const second = client.prepare(pngOf(3000, 3000), { level: 2 });
		await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(1));
		abort.abort();
		await expect(first).rejects.toMatchObject({ name: 'AbortError' });
		expect(resize).toHaveBeenCalledTimes(1);
		finish[0]?.();
		await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(2));
		finish[1]?.();
		expect((await second).name).toBe('big.webp');
		expect(warn).not.toHaveBeenCalled();
	});
});
