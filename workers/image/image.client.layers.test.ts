// @vitest-environment bundled-happy-dom
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import type { PipelineCall } from '@/platform/workerPool';
import { ImageClient, isShaderError } from './image.client';
import type { ImagePipeline } from './image.protocol';

const URL = 'https://a.example/logo.png';
const text = newLayer('text', 'a');
const logo = { ...newLayer('image', 'b'), imageUrl: URL };
const RESULT = { blob: new Blob(['webp'], { type: 'image/webp' }), type: 'image/webp', width: 1, height: 1 } as const;

function clientWith(work: Partial<ImagePipeline> = {}, pixelLimit = 100_000_000) {
	const pipeline = {
		resize: vi.fn(work.resize ?? (async () => RESULT)),
		preview: vi.fn(work.preview ?? (async () => ({}) as ImageBitmap)),
		crop: vi.fn(work.crop ?? (async () => RESULT)),
	};
	const client = new ImageClient({ pool: { run: async call => call(pipeline) }, pixelLimit, isIos: false });
	return { client, ...pipeline };
}

async function fileOf(width: number, height: number, name: string): Promise<File> {
	const image = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
	const bytes = await (name.endsWith('.gif')
		? image.gif()
		: name.endsWith('.png')
			? image.png()
			: image.jpeg()
	).toBuffer();
	return new File([new Uint8Array(bytes)], name);
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('bytes'));
});
afterEach(() => vi.restoreAllMocks());

describe('prepare with layers', () => {
	it('hands the layers and their pictures to the worker, however small the file', async () => {
		const { client, resize } = clientWith();
		const prepared = await client.prepare(await fileOf(200, 150, 'a.png'), { level: 2, layers: [text, logo] });
		expect(prepared).toEqual({ blob: RESULT.blob, name: 'a.webp', isTooLarge: false });
		const { painting, box } = resize.mock.calls[0]?.[0] ?? {};
		expect(painting?.layers).toEqual([text, logo]);
		expect([...(painting?.pictures.keys() ?? [])]).toEqual([URL]);
		expect(box).toEqual({ width: 1500, height: 1500 });
	});

	it('keeps the full size at level 0', async () => {
		const { client, resize } = clientWith();
		await client.prepare(await fileOf(3000, 200, 'a.jpg'), { level: 0, layers: [text] });
		const { box, encodings } = resize.mock.calls[0]?.[0] ?? {};
		expect(box?.width).toBe(Number.POSITIVE_INFINITY);
		expect(encodings).toEqual([
			{ type: 'image/webp', quality: 0.85 },
			{ type: 'image/jpeg', quality: 0.8 },
			{ type: 'image/png', quality: 1 },
		]);
	});

	it('leaves everything as it is at level 0 without layers', async () => {
		const { client, resize } = clientWith();
		const file = await fileOf(3000, 200, 'a.jpg');
		expect((await client.prepare(file, { level: 0, layers: [] })).blob).toBe(file);
		expect(resize).not.toHaveBeenCalled();
	});

	it('never sends a smaller original instead of what has layers on it', async () => {
		const larger = { ...RESULT, blob: new Blob([new Uint8Array(500_000)]) };
		const { client } = clientWith({ resize: async () => larger });
		expect((await client.prepare(await fileOf(900, 900, 'a.png'), { level: 2, layers: [text] })).blob).toBe(
			larger.blob,
		);
	});

	it.each([
		[Object.assign(new Error('failed to compile shader\n0:7: what?'), { name: 'ShaderError' }), 'shader'],
		[new Error('failed to initialise WebGL2'), 'unsupported'],
		[new Error('no memory'), 'failed'],
	])('logs %s, sends the file as it is, and says why there is nothing on it', async (error, kind) => {
		const { client } = clientWith({ resize: () => Promise.reject(error) });
		const file = await fileOf(900, 900, 'a.png');
		const prepared = await client.prepare(file, { level: 2, layers: [text] });
		expect(prepared).toMatchObject({ blob: file, name: 'a.png', layersFailure: { kind, message: error.message } });
		expect(warn).toHaveBeenCalledWith('a.png could not be prepared and goes up as it is.', error);
	});

	it('says that a moving picture takes none', async () => {
		const { client } = clientWith();
		const prepared = await client.prepare(await fileOf(90, 90, 'a.gif'), { level: 2, layers: [text] });
		expect(prepared.layersFailure?.kind).toBe('unsupported');
	});

	it('draws the other layers when a picture can’t be loaded or decoded, and names it', async () => {
		vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
		const { client, resize } = clientWith();
		const prepared = await client.prepare(await fileOf(900, 900, 'a.png'), { level: 2, layers: [text, logo] });
		expect(prepared).toMatchObject({ blob: RESULT.blob, layersFailure: { kind: 'picture', message: URL } });
		resize.mockResolvedValue({ ...RESULT, missing: ['https://a.example/broken.png'] });
		const second = await client.prepare(await fileOf(900, 900, 'a.png'), { level: 2, layers: [text] });
		expect(second.layersFailure).toEqual({ kind: 'picture', message: 'https://a.example/broken.png' });
	});

	it('counts what the layers take', async () => {
		const { client, resize } = clientWith({}, 3_000_000);
		const file = await fileOf(1200, 1000, 'a.png');
		expect(await client.prepare(file, { level: 0, layers: [text] })).toMatchObject({ isTooLarge: false });
		expect(await client.prepare(file, { level: 0, layers: [text, logo] })).toMatchObject({
			blob: file,
			isTooLarge: true,
		});
		expect(resize).toHaveBeenCalledTimes(1);
	});
});

describe('preview', () => {
	const box = { width: 800, height: 600 };

	it('tells the worker by its id that a picture is the same', async () => {
		const { client, preview } = clientWith();
		const [one, other] = [await fileOf(90, 90, 'a.png'), await fileOf(90, 90, 'b.png')];
		for (const file of [one, one, other, one]) await client.preview(file, [text], box);
		const ids = preview.mock.calls.map(([{ source }]) => source.id);
		expect(ids).toEqual([ids[0], ids[0], Number(ids[0]) + 1, ids[0]]);
	});

	it('tells a shader’s failure, and stops when it is aborted', async () => {
		const failure = Object.assign(new Error('failed to init shader\nlog'), { name: 'ShaderError' });
		const { client } = clientWith({ preview: () => Promise.reject(failure) });
		const file = await fileOf(90, 90, 'a.png');
		const error = await client.preview(file, [text], box).catch((reason: unknown) => reason);
		expect(isShaderError(error)).toBe(true);
		const aborted = client.preview(file, [text], box, AbortSignal.abort());
		await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
	});

	it('refuses what is too large for this device', async () => {
		const { client, preview } = clientWith({}, 5000);
		await expect(client.preview(await fileOf(90, 90, 'a.png'), [], box)).rejects.toThrow('image size is too large');
		expect(preview).not.toHaveBeenCalled();
	});
});

describe('crop', () => {
	const area = { x: 10, y: 10, width: 20, height: 20 };

	it('answers a file of the same name and type', async () => {
		const jpeg = { ...RESULT, blob: new Blob(['jpeg']), type: 'image/jpeg' } as const;
		const { client, crop } = clientWith({ crop: async () => jpeg });
		const cropped = await client.crop(await fileOf(90, 90, 'sea.JPG'), area);
		expect(cropped).toMatchObject({ name: 'sea.JPG', type: 'image/jpeg' });
		expect(crop.mock.calls[0]?.[0]).toMatchObject({ area, encodings: [{ type: 'image/jpeg' }, { type: 'image/png' }] });
	});

	it('tells what failed', async () => {
		const { client } = clientWith({ crop: () => Promise.reject(new Error('no memory')) });
		await expect(client.crop(await fileOf(90, 90, 'a.png'), area)).rejects.toThrow('no memory');
		await expect(clientWith({}, 5000).client.crop(await fileOf(90, 90, 'a.png'), area)).rejects.toThrow('too large');
	});
});

describe('where workers have no WebGL2', () => {
	const missing = () => Promise.reject(new Error('failed to initialise WebGL2'));

	function clientOf(page: Partial<ImagePipeline>) {
		const worker = { resize: vi.fn(missing), preview: vi.fn(missing), crop: async () => RESULT };
		const onPage = { resize: async () => RESULT, preview: missing, crop: missing, ...page };
		const pool = { run: async <Result>(call: PipelineCall<ImagePipeline, Result>) => call(worker) };
		const pagePool = { run: async <Result>(call: PipelineCall<ImagePipeline, Result>) => call(onPage) };
		return { client: new ImageClient({ pool, pagePool, pixelLimit: 100_000_000, isIos: false }), worker };
	}

	it('draws on the page, and asks no worker again', async () => {
		const { client, worker } = clientOf({});
		for (let time = 0; time < 2; time++) {
			const prepared = await client.prepare(await fileOf(900, 900, 'a.png'), { level: 2, layers: [text] });
			expect(prepared).toEqual({ blob: RESULT.blob, name: 'a.webp', isTooLarge: false });
		}
		expect(worker.resize).toHaveBeenCalledTimes(1);
	});

	it('tells what is missing on the page, too', async () => {
		const { client } = clientOf({ resize: missing });
		const prepared = await client.prepare(await fileOf(900, 900, 'a.png'), { level: 2, layers: [text] });
		expect(prepared.layersFailure?.kind).toBe('unsupported');
	});
});
