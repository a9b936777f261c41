import type { ImageLayer } from '@/domain/image/imageLayers';

const KEPT = 16;
const TIME_LIMIT_MS = 20_000;
/** Layers are redrawn many times a second while being edited; failed pictures are not requested each time. */
const RETRY_MS = 10_000;

export interface LoadedPictures {
	/** The loaded pictures by address. */
	readonly pictures: ReadonlyMap<string, Blob>;
	/** The addresses of those that failed. */
	readonly missing: readonly string[];
}

/** Fetches the pictures of layers; each once while it stays in the cache. */
export class LayerPictures {
	readonly #loading = new Map<string, Promise<Blob>>();
	readonly #rasterize: (svg: Blob) => Promise<Blob>;

	/** @param rasterize turns SVG, which workers can't decode, into a picture that they can */
	constructor(rasterize: (svg: Blob) => Promise<Blob>) {
		this.#rasterize = rasterize;
	}

	async load(layers: readonly ImageLayer[]): Promise<LoadedPictures> {
		const pictures = new Map<string, Blob>();
		const missing: string[] = [];
		const urls = new Set(layers.flatMap(layer => (layer.type === 'image' && layer.imageUrl ? [layer.imageUrl] : [])));
		const loadOne = async (url: string) => {
			try {
				pictures.set(url, await this.#one(url));
			} catch {
				missing.push(url);
			}
		};
		await Promise.all([...urls].map(loadOne));
		return { pictures, missing };
	}

	#one(url: string): Promise<Blob> {
		const loading = this.#loading.get(url) ?? this.#begin(url);
		this.#loading.delete(url);
		this.#loading.set(url, loading);
		for (const [oldest] of this.#loading) {
			if (this.#loading.size <= KEPT) break;
			this.#loading.delete(oldest);
		}
		return loading;
	}

	#begin(url: string): Promise<Blob> {
		const loading = this.#fetch(url);
		loading.catch((error: unknown) => {
			console.warn(`The picture ${url} could not be loaded; its layer is left out.`, error);
			setTimeout(() => {
				if (this.#loading.get(url) === loading) this.#loading.delete(url);
			}, RETRY_MS);
		});
		return loading;
	}

	async #fetch(url: string): Promise<Blob> {
		const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
		if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
		const picture = await response.blob();
		return picture.type.startsWith('image/svg') ? this.#rasterize(picture) : picture;
	}
}
