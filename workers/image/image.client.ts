import type { ImageLayer } from '@/domain/image/imageLayers';
import { type PipelineCall, WorkerPool, type WorkerPoolOptions } from '@/platform/workerPool';
import { cropEncodings } from './crop/cropEncodings';
import { compressionOf, FULL_SIZE } from './encode/compressionOf';
import { type PreparedFile, unchangedFile } from './encode/PreparedFile';
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

/** Together with the preview worker these are the four that rules/images#which-pictures allows. */
const MAX_WORKERS = 3;
const TIME_LIMIT_MS = 60_000;
/** A picture that fits and is smaller than this can't save much. */
const SMALL_BYTES = 32 * 1024;
/** Twice the size of a list's squares. */
const THUMBNAIL_BOX: Size = { width: 320, height: 320 };
/** Assumed if the beginning of a file doesn't tell its size. */
const UNKNOWN_PIXELS = 12_000_000;

/** The part of a pool that the client uses; tests pass their own. */
export type ImagePool = Pick<WorkerPool<ImagePipeline>, 'run'>;

export interface ImageClientOptions {
	readonly pool: ImagePool;
	/** One worker that keeps the previewed picture; the same pool by default. */
	readonly previewPool?: ImagePool;
	/** Runs on the main thread: draws layers if workers have no WebGL2. */
	readonly pagePool?: ImagePool;
	/** The most pixels to process at once. */
	readonly pixelLimit: number;
	/** Whether the browser is WebKit on iOS, whose canvases are limited. */
	readonly isIos: boolean;
}

export interface PrepareOptions {
	readonly level: CompressionLevel;
	/** Drawn onto the picture in this order. The page must be allowed to fetch their pictures. */
	readonly layers?: readonly ImageLayer[];
	/** Whether the result may have this type; any type if missing. */
	readonly mayWrite?: (type: string) => boolean;
}

/** The app's only door to preparing pictures (rules/images#which-pictures). */
export class ImageClient {
	readonly #options: ImageClientOptions;
	readonly #budget: PixelBudget;
	readonly #pictures = new LayerPictures(async svg => (await import('./size/rasterizeSvg')).rasterizeSvg(svg));
	readonly #sources = new WeakMap<Blob, { readonly id: number; readonly pixels: number }>();
	#sourceCount = 0;
	/** Set once workers turned out to have no WebGL2. */
	#paintsOnPage = false;

	constructor(options: ImageClientOptions) {
		this.#options = options;
		this.#budget = new PixelBudget(options.pixelLimit);
	}

	/**
	 * The file to upload. A still JPEG, PNG or WebP is fitted into the level's box, gets its layers and is re-encoded
	 * without metadata. Anything else is returned unchanged, as are pictures that are small already or can't be
	 * prepared. Rejects only by its signal.
	 */
	async prepare(file: File, options: PrepareOptions, signal?: AbortSignal): Promise<PreparedFile> {
		try {
			return await this.#prepare(file, options, signal);
		} catch (error) {
			signal?.throwIfAborted();
			console.warn(`${file.name} could not be prepared and goes up as it is.`, error);
			return unchangedFile(file, hasLayers(options) ? layersFailureOf(error) : undefined);
		}
	}

	/**
	 * The picture upright and fitted into the box, with its layers. The caller closes the bitmap. Calling it again with
	 * the same blob and box only redraws the layers. A layer whose picture can't be loaded is left out.
	 * @throws Error of a shader (`isShaderError`), or if the picture can't be decoded or drawn
	 */
	async preview(image: Blob, layers: readonly ImageLayer[], box: Size, signal?: AbortSignal): Promise<ImageBitmap> {
		const { id, pixels } = this.#sources.get(image) ?? (await this.#addSource(image));
		const { pictures } = await untilAborted(this.#pictures.load(layers), signal);
		const request = { source: { id, blob: image }, box, painting: { layers, pictures }, ...this.#canvasBound() };
		const { previewPool, pool } = this.#options;
		return this.#paint(pixels, previewPool ?? pool, pipeline => pipeline.preview(request), signal);
	}

	/**
	 * A small version of a still JPEG, PNG or WebP for lists; null if it can't be made, or the picture is small itself.
	 * Rejects only by its signal.
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
	 * A part of the picture as a file with the same name, and with the same type if the browser can and may write it;
	 * upright, without metadata.
	 * @throws Error if the picture is too large, or can't be decoded, drawn or encoded
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
		if (!header || header.isAnimated) return unchangedFile(file, hasLayers(options) ? NOT_STILL : undefined);
		const encodings = compression.encodings.filter(({ type }) => mayWrite(type));
		if (encodings.length === 0) return unchangedFile(file, hasLayers(options) ? NOT_ALLOWED : undefined);
		const pixels = this.#pixelsOfWork(header, compression.box, layers);
		if (pixels > this.#budget.limit) {
			console.warn(`${file.name} has too many pixels to be prepared here: ${pixelsOf(header)}.`);
			return { ...unchangedFile(file), isTooLarge: true };
		}
		const mayStay = !hasLayers(options) && fitsInto(header, compression.box) && !header.hasMetadata;
		if (mayStay && file.size < SMALL_BYTES) {
			console.warn(`${file.name}: image size is too small`);
			return { ...unchangedFile(file), isTooSmall: true };
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
		if (mayStay && resized.blob.size >= file.size) return unchangedFile(file);
		const { blob, thumbnail } = resized;
		const name = uploadName(file.name, resized.type);
		const prepared = { ...{ blob, name, isTooLarge: false }, ...(thumbnail && { thumbnail }) };
		const missing = [...(loaded?.missing ?? []), ...(resized.missing ?? [])];
		return missing.length === 0
			? prepared
			: { ...prepared, layersFailure: { kind: 'picture', message: missing.join('\n') } };
	}

	/** Runs work that needs WebGL2, which some browsers only have on the main thread. */
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

	/**
	 * Waits until there is room, and rejects as soon as it is aborted. The room is released when the work has actually
	 * ended.
	 */
	async #work<Result>(
		pixels: number,
		pool: ImagePool,
		call: PipelineCall<ImagePipeline, Result>,
		signal: AbortSignal | undefined,
	): Promise<Result> {
		const release = await this.#budget.take(pixels, signal);
		// With the signal passed to the pool, the room would be released while the worker still uses it.
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

	/** @throws Error on iOS, whose own limit comes first */
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

/** Enough for nearly every JPEG and WebP. Reading more of 20 pictures at once would keep the page busy copying. */
const SHORT_BYTES = 64 * 1024;

/** The part of a file that `readImageHeader` needs. For PNG the whole file, as its metadata may be at the end. */
async function firstBytes(file: Blob): Promise<Uint8Array> {
	const few = await bytesOf(file, SHORT_BYTES);
	const header = readImageHeader(few);
	return header && header.type !== 'image/png' ? few : bytesOf(file, HEADER_BYTES);
}

const bytesOf = async (file: Blob, count: number): Promise<Uint8Array> =>
	new Uint8Array(await file.slice(0, count).arrayBuffer());

/** Every browser on iOS uses WebKit. An iPad's user agent says Mac, but it has a touch screen. */
const isIos = (): boolean =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const deviceMemory = (): number | undefined =>
	'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined;

/** How image workers are started, and the fallback without workers. */
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

/** The client of the app; benches choose the number of workers. */
export const createImageClient = (workers: number): ImageClient =>
	new ImageClient({
		pixelLimit: pixelLimit(deviceMemory()),
		isIos: isIos(),
		pool: new WorkerPool({ ...imagePoolOptions, size: workers }),
		previewPool: new WorkerPool(imagePoolOptions),
		pagePool: new WorkerPool({ ...imagePoolOptions, isSupported: () => false }),
	});

/** More workers than cores would take memory and the page's own time without being faster. */
export const imageClient = createImageClient(Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency || 2)));
