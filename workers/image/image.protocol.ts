import type { ImageLayer } from '@/domain/image/imageLayers';

/** 0 none, 1 low, 2 medium, 3 high (rules/images#levels). */
export type CompressionLevel = 0 | 1 | 2 | 3;

/** Pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Of a picture that stands upright, in its pixels. */
export interface Area extends Size {
	readonly x: number;
	readonly y: number;
}

export interface Encoding {
	readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
	/** 0 to 1; of no effect for PNG. */
	readonly quality: number;
}

/** What is drawn onto a picture. */
export interface Painting {
	/** In this order. */
	readonly layers: readonly ImageLayer[];
	/** By address, the pictures that the layers ask for, as far as they could be loaded. */
	readonly pictures: ReadonlyMap<string, Blob>;
}

export interface ResizeRequest {
	/** Crosses by reference: its bytes are copied nowhere. */
	readonly blob: Blob;
	/** What the picture has to fit into, never enlarged. 800 × 600 where it is left out. */
	readonly box?: Size;
	/** The first that the browser can write is taken. JPEG at 0.5 where it is left out. */
	readonly encodings?: readonly Encoding[];
	/** Pixels that one canvas may have. */
	readonly canvasPixels?: number;
	/** What a smaller one for lists has to fit into; none is made where it is left out. */
	readonly thumbnailBox?: Size;
	/** Drawn by WebGL2 onto the fitted picture: layers are drawn in shares of its size, so that none is lost so. */
	readonly painting?: Painting;
}

export interface ResizedImage extends Size {
	readonly blob: Blob;
	readonly type: Encoding['type'];
	/** The same, smaller. */
	readonly thumbnail?: Blob;
	/** Addresses of layers' pictures that could not be decoded: these layers are not on it. */
	readonly missing?: readonly string[];
}

export interface PreviewRequest {
	/** The same id is the same picture: decoded once for as long as nothing else is previewed. */
	readonly source: { readonly id: number; readonly blob: Blob };
	/** What the preview has to fit into, never enlarged. */
	readonly box: Size;
	readonly canvasPixels?: number;
	readonly painting: Painting;
}

export interface CropRequest {
	readonly blob: Blob;
	/** What lies outside of the picture is left out. */
	readonly area: Area;
	readonly encodings: readonly Encoding[];
	readonly canvasPixels?: number;
}

export interface ImagePipeline {
	/**
	 * The picture upright and fitted into the box, without metadata, with the layers on it.
	 * @throws Error where it can't be decoded, drawn or encoded
	 */
	resize(request: ResizeRequest): Promise<ResizedImage>;
	/**
	 * The picture upright and fitted into the box, with the layers on it. The bitmap is transferred.
	 * @throws Error where it can't be decoded or drawn
	 */
	preview(request: PreviewRequest): Promise<ImageBitmap>;
	/**
	 * A part of the picture, upright, without metadata.
	 * @throws Error where it can't be decoded, drawn or encoded
	 */
	crop(request: CropRequest): Promise<ResizedImage>;
}
