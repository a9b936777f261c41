import { WorkerPool } from '@/platform/workerPool';
import { compressionOf } from './compressionOf';
import type { CompressionLevel, ImagePipeline, Size } from './image.protocol';
import { assertFitsIos, fitsInto, IOS_CANVAS_PIXELS, pixelsOf } from './imageSizes';
import { PixelBudget, pixelLimit } from './PixelBudget';
import { HEADER_BYTES, type ImageHeader, readImageHeader } from './readImageHeader';
import type { Canvas } from './resizeImage';
import { uploadName } from './uploadName';

/** Spec 2 §9. */
const WORKERS = 4;
const TIME_LIMIT_MS = 60_000;
/** A picture that fits and has fewer bytes has little to lose. */
const SMALL_BYTES = 32 * 1024;

/** What the client needs of a pool; tests give their own. */
export type ImagePool = Pick<WorkerPool<ImagePipeline>, 'run'>;

export interface ImageClientOptions {
	readonly pool: ImagePool;
	/** Pixels that may be worked on at once. */
	readonly pixelLimit: number;
	/** Whether WebKit on iOS draws: its canvases are bounded. */
	readonly isIos: boolean;
}

/** What goes up instead of a file. */
export interface PreparedFile {
	readonly blob: Blob;
	readonly name: string;
	/** The picture has too many pixels for this device to work on: it goes up as it is. */
	readonly isTooLarge: boolean;
}

/** The app's only door to the preparing of pictures (spec 1 §4, §9; spec 2 §9). */
export class ImageClient {
	readonly #options: ImageClientOptions;
	readonly #budget: PixelBudget;

	constructor(options: ImageClientOptions) {
		this.#options = options;
		this.#budget = new PixelBudget(options.pixelLimit);
	}

	/**
	 * The file as it shall go up: a still JPEG, PNG or WebP fitted into the level's square and encoded anew, without
	 * metadata; everything else, what is small already and whatever can't be prepared as it is. Rejects by its signal only.
	 */
	async prepare(file: File, level: CompressionLevel, signal?: AbortSignal): Promise<PreparedFile> {
		try {
			return await this.#prepare(file, level, signal);
		} catch (error) {
			signal?.throwIfAborted();
			console.warn(`${file.name} could not be prepared and goes up as it is.`, error);
			return asItIs(file);
		}
	}

	async #prepare(file: File, level: CompressionLevel, signal?: AbortSignal): Promise<PreparedFile> {
		const compression = compressionOf(level);
		const header = compression && readImageHeader(await firstBytes(file));
		if (!header || header.isAnimated) return asItIs(file);
		const pixels = pixelsOf(header);
		if (this.#isTooLarge(header)) {
			console.warn(`${file.name} has too many pixels to be prepared here: ${pixels}.`);
			return { ...asItIs(file), isTooLarge: true };
		}
		const mayStay = fitsInto(header, compression.box) && !header.hasMetadata;
		if (mayStay && file.size < SMALL_BYTES) {
			console.warn(`${file.name}: image size is too small`);
			return asItIs(file);
		}
		const release = await this.#budget.take(pixels, signal);
		const { isIos, pool } = this.#options;
		const request = { blob: file, ...compression, ...(isIos && { canvasPixels: IOS_CANVAS_PIXELS }) };
		// The pool's own signal would free the room while the worker still needs it.
		const working = pool
			.run(
				pipeline => {
					signal?.throwIfAborted();
					return pipeline.resize(request);
				},
				{ timeLimitMs: TIME_LIMIT_MS },
			)
			.finally(release);
		const { blob, type } = await untilAborted(working, signal);
		if (mayStay && blob.size >= file.size) return asItIs(file);
		return { blob, name: uploadName(file.name, type), isTooLarge: false };
	}

	/** @throws Error on iOS, where its own limit comes first */
	#isTooLarge(header: ImageHeader): boolean {
		if (this.#options.isIos) assertFitsIos(header);
		return pixelsOf(header) > this.#budget.limit;
	}
}

const asItIs = (file: File): PreparedFile => ({ blob: file, name: file.name, isTooLarge: false });

const firstBytes = async (file: Blob): Promise<Uint8Array> =>
	new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());

function untilAborted<T>(working: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
	if (!signal) return working;
	return new Promise((resolve, reject) => {
		const onAbort = () => reject(signal.reason as Error);
		if (signal.aborted) onAbort();
		signal.addEventListener('abort', onAbort, { once: true });
		working.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
	});
}

/** A canvas of the page, where workers have none. */
function createPageCanvas({ width, height }: Size): Canvas {
	const element = Object.assign(document.createElement('canvas'), { width, height });
	const pen = element.getContext('2d');
	if (!pen) throw new Error('failed to initialise canvas');
	return {
		element,
		pen,
		encode: ({ type, quality }) =>
			new Promise((resolve, reject) => {
				const onBlob = (blob: Blob | null) =>
					blob ? resolve(blob) : reject(new Error('Failed to convert canvas to blob'));
				element.toBlob(onBlob, type, quality);
			}),
	};
}

/** Every browser on iOS draws with WebKit; an iPad calls itself a Mac, but has a touch screen. */
const isIos = (): boolean =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const deviceMemory = (): number | undefined =>
	'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined;

export const imageClient = new ImageClient({
	pixelLimit: pixelLimit(deviceMemory()),
	isIos: isIos(),
	pool: new WorkerPool<ImagePipeline>({
		name: 'image',
		size: WORKERS,
		isSupported: () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function',
		spawn: () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'image' }),
		loadLocal: async () => {
			const [{ resizeImage }, { offscreenStudio }] = await Promise.all([
				import('./resizeImage'),
				import('./offscreenStudio'),
			]);
			const studio = { ...offscreenStudio, createCanvas: createPageCanvas };
			return { resize: request => resizeImage(request, studio) };
		},
	}),
});
