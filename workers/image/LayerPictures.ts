import type { ImageLayer } from '@/domain/imageLayers';

const KEPT = 16;
const TIME_LIMIT_MS = 20_000;

/** Fetches the pictures that layers ask for, each once as long as it is not crowded out. */
export class LayerPictures {
	readonly #loaded = new Map<string, Promise<Blob>>();
	readonly #rasterize: (svg: Blob) => Promise<Blob>;

	/** @param rasterize what workers can't decode, as a picture that they can */
	constructor(rasterize: (svg: Blob) => Promise<Blob>) {
		this.#rasterize = rasterize;
	}

	/** By address, those that could be loaded; `missing`: those that couldn't. Rejects by its signal only. */
	async load(
		layers: readonly ImageLayer[],
		signal?: AbortSignal,
	): Promise<{ pictures: ReadonlyMap<string, Blob>; missing: readonly string[] }> {
		const pictures = new Map<string, Blob>();
		const missing: string[] = [];
		const urls = new Set(layers.flatMap(layer => (layer.type === 'image' && layer.imageUrl ? [layer.imageUrl] : [])));
		await Promise.all(
			[...urls].map(async url => {
				try {
					pictures.set(url, await this.#one(url));
				} catch (error) {
					console.warn(`The picture ${url} could not be loaded; its layer is left out.`, error);
					missing.push(url);
				}
			}),
		);
		signal?.throwIfAborted();
		return { pictures, missing };
	}

	#one(url: string): Promise<Blob> {
		const loading = this.#loaded.get(url) ?? this.#fetch(url);
		this.#loaded.delete(url);
		this.#loaded.set(url, loading);
		loading.catch(() => this.#loaded.delete(url));
		for (const [oldest] of this.#loaded) {
			if (this.#loaded.size <= KEPT) break;
			this.#loaded.delete(oldest);
		}
		return loading;
	}

	async #fetch(url: string): Promise<Blob> {
		const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
		if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
		const picture = await response.blob();
		return picture.type.startsWith('image/svg') ? this.#rasterize(picture) : picture;
	}
}
