import type { ImageLayer } from '@/domain/image/imageLayers';
import { type PipelineCall, WorkerPool, type WorkerPoolOptions } from '@/platform/workerPool';
import { cropEncodings } from './crop/cropEncodings';
import { compressionOf, FULL_SIZE } from './encode/compressionOf';
import { asItIs, type PreparedFile } from './encode/PreparedFile';
import { uploadName } from './encode/uploadName';
import type { Area, CompressionLevel, ImagePipeline, Size } from './image.protocol';
import { LayerPictures } from './layers/LayerPictures';
import { isMissingGl, type LayersFailure, layersFailureOf } from './layers/layersFailureOf';
import { assertFitsIos, fitsInto, IOS_CANVAS_PIXELS, pixelsOf, sizeWithin } from './size/imageSizes';
import { PixelBudget, paintingPixels, pixelLimit } from './size/PixelBudget';
import { HEADER_BYTES, type ImageHeader, readImageHeader } from './size/readImageHeader';
import { untilAborted } from './untilAborted';

export type { PreparedFile } from './encode/PreparedFile';
export { isShaderError } from './layers/layersFailureOf';

/** rules/images#which-pictures has four at most: these, and the one that shows previews. */
const MAX_WORKERS = 3;
const TIME_LIMIT_MS = 60_000;
/** A picture that fits and has fewer bytes has little to lose. */
const SMALL_BYTES = 32 * 1024;
/** Of what lists show, in twice the pixels of their squares. */
const THUMBNAIL_BOX: Size = { width: 320, height: 320 };
/** Of a picture whose beginning doesn't tell its size. */
const UNKNOWN_PIXELS = 12_000_000;

/** What the client needs of a pool; tests give their own. */
export type ImagePool = Pick<WorkerPool<ImagePipeline>, 'run'>;

export interface ImageClientOptions {
	readonly pool: ImagePool;
	/** Of one worker, which keeps the picture that is previewed; the same pool where it is left out. */
	readonly previewPool?: ImagePool;
	/** Works on the page: draws layers where workers have no WebGL2. */
	readonly pagePool?: ImagePool;
	/** Pixels that may be worked on at once. */
	readonly pixelLimit: number;
	/** Whether WebKit on iOS draws: its canvases are bounded. */
	readonly isIos: boolean;
}

export interface PrepareOptions {
	readonly level: CompressionLevel;
	/** Drawn onto the picture, in this order; the addresses of their pictures must be such that the page may fetch them. */
	readonly layers?: readonly ImageLayer[];
	/** Whether the picture may be written as this type; as any where it is left out. */
	readonly mayWrite?: (type: string) => boolean;
}

/** The app's only door to the preparing of pictures (rules/images#which-pictures). */
export class ImageClient {
	readonly #options: ImageClientOptions;
	readonly #budget: PixelBudget;
	readonly #pictures = new LayerPictures(async svg => (await import('./size/rasterizeSvg')).rasterizeSvg(svg));
	readonly #sources = new WeakMap<Blob, { readonly id: number; readonly pixels: number }>();
	#sourceCount = 0;
	/** Workers have turned out to have no WebGL2. */
	#paintsOnPage = false;

	constructor(options: ImageClientOptions) {
		this.#options = options;
		this.#budget = new PixelBudget(options.pixelLimit);
	}

	/**
	 * The file as it shall go up: a still JPEG, PNG or WebP fitted into the level's square, with the layers on it and
	 * encoded anew, without metadata; everything else, what is small already and whatever can't be prepared as it is.
	 * Rejects by its signal only.
	 */
	async prepare(file: File, options: PrepareOptions, signal?: AbortSignal): Promise<PreparedFile> {
		try {
			return await this.#prepare(file, options, signal);
		} catch (error) {
			signal?.throwIfAborted();
			console.warn(`${file.name} could not be prepared and goes up as it is.`, error);
			return asItIs(file, hasLayers(options) ? layersFailureOf(error) : undefined);
		}
	}

	/**
	 * The picture upright and fitted into the box, with the layers on it; the caller closes it. Asking again for the same
	 * blob and box draws only the layers. A layer whose picture can't be loaded is left out.
	 * @throws Error a shader's (`isShaderError`), or what keeps the picture from being decoded or drawn here
	 */
	async preview(image: Blob, layers: readonly ImageLayer[], box: Size, signal?: AbortSignal): Promise<ImageBitmap> {
		const { id, pixels } = this.#sources.get(image) ?? (await this.#addSource(image));
		const { pictures } = await untilAborted(this.#pictures.load(layers), signal);
		const request = { source: { id, blob: image }, box, painting: { layers, pictures }, ...this.#canvasBound() };
		const { previewPool, pool } = this.#options;
		return this.#paint(pixels, previewPool ?? pool, pipeline => pipeline.preview(request), signal);
	}

	/**
	 * A still JPEG, PNG or WebP made small for lists; null for what can't be made smaller here, or is small itself.
	 * Rejects by its signal only.
	 */
	async thumbnail(blob: Blob, signal?: AbortSignal): Promise<Blob | null> {
		try {
			const header = readImageHeader(await firstBytes(blob));
			if (!header || header.isAnimated || fitsInto(header, THUMBNAIL_BOX)) return null;
			const pixels = this.#pixelsWithin(header, pixelsOf);
			const request = { blob, box: THUMBNAIL_BOX, encodings: cropEncodings(header.type), ...this.#canvasBound() };
			const { previewPool, pool } = this.#options;
			return (await this.#work(pixels, previewPool ?? pool, pipeline => pipeline.resize(request), signal)).blob;
		} catch (error) {
			signal?.throwIfAborted();
			console.warn('A picture could not be made small.', error);
			return null;
		}
	}

	/**
	 * A part of the picture as a file of the same name, and of the same type where the browser can and may write it;
	 * upright, without metadata.
	 * @throws Error where the picture is too large, or can't be decoded, drawn or encoded here
	 */
	async crop(
		file: File,
		area: Area,
		{ signal, mayWrite }: { signal?: AbortSignal; mayWrite?: PrepareOptions['mayWrite'] } = {},
	): Promise<File> {
		const header = readImageHeader(await firstBytes(file));
		const pixels = this.#pixelsWithin(header, source => pixelsOf(source) + Math.min(pixelsOf(area), pixelsOf(source)));
		const request = { blob: file, area, encodings: cropEncodings(header?.type, mayWrite), ...this.#canvasBound() };
		const { blob, type } = await this.#work(pixels, this.#options.pool, pipeline => pipeline.crop(request), signal);
		return new File([blob], uploadName(file.name, type), { type, lastModified: file.lastModified });
	}

	async #prepare(file: File, options: PrepareOptions, signal?: AbortSignal): Promise<PreparedFile> {
		const { level, layers = [], mayWrite = () => true } = options;
		const compression = compressionOf(level) ?? (hasLayers(options) ? FULL_SIZE : null);
		const header = compression && readImageHeader(await firstBytes(file));
		if (!header || header.isAnimated) return asItIs(file, hasLayers(options) ? NOT_STILL : undefined);
		const encodings = compression.encodings.filter(({ type }) => mayWrite(type));
		if (encodings.length === 0) return asItIs(file, hasLayers(options) ? NOT_ALLOWED : undefined);
		const pixels = this.#pixelsOfWork(header, compression.box, layers);
		if (pixels > this.#budget.limit) {
			console.warn(`${file.name} has too many pixels to be prepared here: ${pixelsOf(header)}.`);
			return { ...asItIs(file), isTooLarge: true };
		}
		const mayStay = !hasLayers(options) && fitsInto(header, compression.box) && !header.hasMetadata;
		if (mayStay && file.size < SMALL_BYTES) {
			console.warn(`${file.name}: image size is too small`);
			return { ...asItIs(file), isTooSmall: true };
		}
		const loaded = hasLayers(options) ? await untilAborted(this.#pictures.load(layers), signal) : null;
		const painting = loaded && { painting: { layers, pictures: loaded.pictures } };
		const request = {
			blob: file,
			...compression,
			encodings,
			thumbnailBox: THUMBNAIL_BOX,
			...this.#canvasBound(),
			...painting,
		};
		const { pool } = this.#options;
		const resized = loaded
			? await this.#paint(pixels, pool, pipeline => pipeline.resize(request), signal)
			: await this.#work(pixels, pool, pipeline => pipeline.resize(request), signal);
		if (mayStay && resized.blob.size >= file.size) return asItIs(file);
		const { blob, thumbnail } = resized;
		const name = uploadName(file.name, resized.type);
		const prepared = { ...{ blob, name, isTooLarge: false }, ...(thumbnail && { thumbnail }) };
		const missing = [...(loaded?.missing ?? []), ...(resized.missing ?? [])];
		return missing.length === 0
			? prepared
			: { ...prepared, layersFailure: { kind: 'picture', message: missing.join('\n') } };
	}

	/** Work that needs WebGL2, which some browsers have on the page alone. */
	async #paint<Result>(
		pixels: number,
		pool: ImagePool,
		call: PipelineCall<ImagePipeline, Result>,
		signal: AbortSignal | undefined,
	): Promise<Result> {
		const { pagePool } = this.#options;
		if (!pagePool) return this.#work(pixels, pool, call, signal);
		if (this.#paintsOnPage) return this.#work(pixels, pagePool, call, signal);
		try {
			return await this.#work(pixels, pool, call, signal);
		} catch (error) {
			if (!isMissingGl(error)) throw error;
			this.#paintsOnPage = true;
			return await this.#work(pixels, pagePool, call, signal);
		}
	}

	/** Waits for room, and rejects as soon as it is aborted; the room is free once the work has really ended. */
	async #work<Result>(
		pixels: number,
		pool: ImagePool,
		call: PipelineCall<ImagePipeline, Result>,
		signal: AbortSignal | undefined,
	): Promise<Result> {
		const release = await this.#budget.take(pixels, signal);
		// The pool's own signal would free the room while the worker still needs it.
		const working = pool
			.run<Result>(
				pipeline => {
					signal?.throwIfAborted();
					return call(pipeline);
				},
				{ timeLimitMs: TIME_LIMIT_MS },
			)
			.finally(release);
		return untilAborted(working, signal);
	}

	async #addSource(image: Blob): Promise<{ id: number; pixels: number }> {
		const pixels = this.#pixelsWithin(readImageHeader(await firstBytes(image)), pixelsOf);
		const source = { id: ++this.#sourceCount, pixels };
		this.#sources.set(image, source);
		return source;
	}

	#pixelsWithin(header: ImageHeader | null, pixelsOfWork: (source: Size) => number): number {
		if (!header) return Math.min(UNKNOWN_PIXELS, this.#budget.limit);
		if (this.#options.isIos) assertFitsIos(header);
		const pixels = pixelsOfWork(header);
		if (pixels > this.#budget.limit) throw new Error(`image size is too large: ${header.width} × ${header.height}`);
		return pixels;
	}

	/** @throws Error on iOS, where its own limit comes first */
	#pixelsOfWork(source: Size, box: Size, layers: readonly ImageLayer[]): number {
		if (this.#options.isIos) assertFitsIos(source);
		return layers.length === 0 ? pixelsOf(source) : paintingPixels(source, sizeWithin(source, box), layers);
	}

	#canvasBound(): { canvasPixels?: number } {
		return this.#options.isIos ? { canvasPixels: IOS_CANVAS_PIXELS } : {};
	}
}

const NOT_STILL: LayersFailure = {
	kind: 'unsupported',
	message: 'Only still JPEG, PNG and WebP pictures take layers.',
};

const NOT_ALLOWED: LayersFailure = { kind: 'unsupported', message: 'No type of picture may be uploaded.' };

const hasLayers = ({ layers }: PrepareOptions): boolean => layers !== undefined && layers.length > 0;

/** Tells nearly every JPEG and WebP; the beginning of 20 pictures at once would be copied by the page otherwise. */
const SHORT_BYTES = 64 * 1024;

/** As much of a file as `readImageHeader` needs; of PNG all of it, whose marks may come late. */
async function firstBytes(file: Blob): Promise<Uint8Array> {
	const few = await bytesOf(file, SHORT_BYTES);
	const header = readImageHeader(few);
	return header && header.type !== 'image/png' ? few : bytesOf(file, HEADER_BYTES);
}

const bytesOf = async (file: Blob, count: number): Promise<Uint8Array> =>
	new Uint8Array(await file.slice(0, count).arrayBuffer());

/** Every browser on iOS draws with WebKit; an iPad calls itself a Mac, but has a touch screen. */
const isIos = (): boolean =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const deviceMemory = (): number | undefined =>
	'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined;

/** How workers for pictures start, and what works where they don't. */
export const imagePoolOptions: WorkerPoolOptions<ImagePipeline> = {
	name: 'image',
	isSupported: () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function',
	spawn: () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'image' }),
	loadLocal: async () => {
		const [{ imagePipeline }, { pageStudio }] = await Promise.all([
			import('./imagePipeline'),
			import('./layers/pageStudio'),
		]);
		return imagePipeline(pageStudio);
	},
};

/** As the app has it; a bench may choose how many work. */
export const createImageClient = (workers: number): ImageClient =>
	new ImageClient({
		pixelLimit: pixelLimit(deviceMemory()),
		isIos: isIos(),
		pool: new WorkerPool({ ...imagePoolOptions, size: workers }),
		previewPool: new WorkerPool(imagePoolOptions),
		pagePool: new WorkerPool({ ...imagePoolOptions, isSupported: () => false }),
	});

/** More than there are cores would take memory and the page's own time, and make nothing faster. */
export const imageClient = createImageClient(Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency || 2)));
