import { createImageClient, ImageClient, imagePoolOptions, type PreparedFile } from '@workers/image/image.client';
import type { CompressionLevel } from '@workers/image/image.protocol';
import { readLayers } from '@/domain/image/imageLayers';
import { WorkerPool } from '@/platform/workerPool';
import { drawInput } from './drawInput';

/**
 * `worker`: as in the app; `page`: as without workers; `losing`: a worker that loses its context once; `bare`: workers
 * without WebGL2, which the page has.
 */
export type Way = 'worker' | 'page' | 'losing' | 'bare';

export interface Pixels {
	readonly width: number;
	readonly height: number;
	/** RGBA in base64. */
	readonly data: string;
}

export interface Prepared extends Pixels {
	readonly type: string;
	readonly name: string;
	readonly failure: PreparedFile['layersFailure'];
}

const bounds = { pixelLimit: 128_000_000, isIos: false };
const bare = () => new Worker(new URL('./bare.worker.ts', import.meta.url), { type: 'module' });
const onPage = () => new WorkerPool({ ...imagePoolOptions, isSupported: () => false });
const losing = () => new Worker(new URL('./losing.worker.ts', import.meta.url), { type: 'module' });
const clients: Readonly<Record<Way, ImageClient>> = {
	worker: createImageClient(1),
	page: new ImageClient({ ...bounds, pool: onPage() }),
	losing: new ImageClient({ ...bounds, pool: new WorkerPool({ ...imagePoolOptions, spawn: losing }) }),
	bare: new ImageClient({
		...bounds,
		pool: new WorkerPool({ ...imagePoolOptions, spawn: bare }),
		pagePool: onPage(),
	}),
};

/** The functions of the page that the test calls. Errors reject the call. */
const imagePage = {
	async preview(way: Way, stored: readonly unknown[]): Promise<Pixels> {
		const input = await drawInput(160, 120);
		const bitmap = await clients[way].preview(input, readLayers(stored), { width: 160, height: 120 });
		return pixelsOf(bitmap);
	},
	async prepare(way: Way, stored: readonly unknown[], level: CompressionLevel, size = [160, 120]): Promise<Prepared> {
		const [width = 0, height = 0] = size;
		const file = new File([await drawInput(width, height)], 'input.png', { type: 'image/png' });
		const { blob, name, layersFailure } = await clients[way].prepare(file, { level, layers: readLayers(stored) });
		const pixels = await pixelsOf(await createImageBitmap(blob));
		return { ...pixels, type: blob.type, name, failure: layersFailure };
	},
	async crop(way: Way, type: string): Promise<Prepared> {
		const file = new File([await drawInput(160, 120, type)], 'input.bin', { type });
		const cropped = await clients[way].crop(file, { x: 40, y: 30, width: 80, height: 60 });
		const pixels = await pixelsOf(await createImageBitmap(cropped));
		return { ...pixels, type: cropped.type, name: cropped.name, failure: undefined };
	},
	/**
	 * Prepares the chosen files with a text on them at level 2, with a number of workers that are already started.
	 * @returns the duration, and the longest task of the page meanwhile, in ms
	 */
	async prepareAll(workers: number): Promise<{ took: number; longest: number }> {
		const files = [...(document.querySelector('input')?.files ?? [])];
		const client = createImageClient(workers);
		const layers = readLayers([{ id: 'a', type: 'text', text: '© Quarterdeck' }]);
		const prepareOne = (file: File) => client.prepare(file, { level: 2, layers });
		await Promise.all(files.slice(0, workers).map(prepareOne));
		const tasks = watchTasks();
		const before = performance.now();
		const prepared = await Promise.all(files.map(prepareOne));
		const took = performance.now() - before;
		if (!prepared.every(({ blob }) => blob.type === 'image/webp')) throw new Error('Not every picture was prepared.');
		return { took, longest: tasks.longest() };
	},
	/** The duration in ms of each of several previews of a large picture with a changing layer. */
	async previewTimes(way: Way, count: number): Promise<number[]> {
		const input = await drawInput(4000, 3000, 'image/jpeg');
		const times: number[] = [];
		for (let index = 0; index < count; index++) {
			const layers = readLayers([{ id: 'a', type: 'stripe', angle: index }]);
			const before = performance.now();
			(await clients[way].preview(input, layers, { width: 800, height: 600 })).close();
			times.push(performance.now() - before);
		}
		return times;
	},
};
export type ImagePage = typeof imagePage;

Object.assign(globalThis, { imagePage });

function watchTasks(): { longest(): number } {
	let longest = 0;
	const take = (entries: PerformanceEntryList) => {
		for (const { duration } of entries) longest = Math.max(longest, duration);
	};
	const observer = new PerformanceObserver(list => take(list.getEntries()));
	observer.observe({ entryTypes: ['longtask'] });
	return {
		longest: () => {
			take(observer.takeRecords());
			observer.disconnect();
			return longest;
		},
	};
}

async function pixelsOf(bitmap: ImageBitmap): Promise<Pixels> {
	const { width, height } = bitmap;
	const pen = new OffscreenCanvas(width, height).getContext('2d');
	pen?.drawImage(bitmap, 0, 0);
	bitmap.close();
	const bytes = pen?.getImageData(0, 0, width, height).data ?? [];
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return { width, height, data: btoa(binary) };
}
