import type { ImageLayer } from '@/domain/image/imageLayers';

/** 0 none, 1 low, 2 medium, 3 high (rules/images#levels). */
export type CompressionLevel = 0 | 1 | 2 | 3;

/** Pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

/** In pixels of the upright picture. */
export interface Area extends Size {
	readonly x: number;
	readonly y: number;
}

export interface Encoding {
	readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
	/** 0 to 1; ignored for PNG. */
	readonly quality: number;
}

/** The layers to draw onto a picture. */
export interface Painting {
	/** Drawn in this order. */
	readonly layers: readonly ImageLayer[];
	/** The pictures of the layers by address; those that couldn't be loaded are missing. */
	readonly pictures: ReadonlyMap<string, Blob>;
}

export interface ResizeRequest {
	/** Passed to the worker by reference, without copying bytes. */
	readonly blob: Blob;
	/** The picture is fitted into this box, never enlarged. 800 × 600 by default. */
	readonly box?: Size;
	/** The first that the browser can write is used. JPEG at 0.5 by default. */
	readonly encodings?: readonly Encoding[];
	/** The most pixels of one canvas. */
	readonly canvasPixels?: number;
	/** The box of a thumbnail; without it none is made. */
	readonly thumbnailBox?: Size;
	/**
	 * Drawn by WebGL2 onto the fitted picture. The lengths of layers are shares of the picture's size, so fitting first
	 * changes nothing.
	 */
	readonly painting?: Painting;
}

export interface ResizedImage extends Size {
	readonly blob: Blob;
	readonly type: Encoding['type'];
	/** A smaller version. */
	readonly thumbnail?: Blob;
	/** Addresses of layers' pictures that could not be decoded; these layers are not drawn. */
	readonly missing?: readonly string[];
}

export interface PreviewRequest {
	/** The same id means the same picture. The last one is kept decoded. */
	readonly source: { readonly id: number; readonly blob: Blob };
	/** The preview is fitted into this box, never enlarged. */
	readonly box: Size;
	readonly canvasPixels?: number;
	readonly painting: Painting;
}

export interface CropRequest {
	readonly blob: Blob;
	/** Clamped to the picture. */
	readonly area: Area;
	readonly encodings: readonly Encoding[];
	readonly canvasPixels?: number;
}

export interface ImagePipeline {
	/**
	 * The picture upright and fitted into the box, with its layers, without metadata.
	 * @throws Error if it can't be decoded, drawn or encoded
	 */
	resize(request: ResizeRequest): Promise<ResizedImage>;
	/**
	 * The picture upright and fitted into the box, with its layers. The bitmap is transferred.
	 * @throws Error if it can't be decoded or drawn
	 */
	preview(request: PreviewRequest): Promise<ImageBitmap>;
	/**
	 * A part of the picture, upright, without metadata.
	 * @throws Error if it can't be decoded, drawn or encoded
	 */
	crop(request: CropRequest): Promise<ResizedImage>;
}
