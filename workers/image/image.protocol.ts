/** 0 none, 1 low, 2 medium, 3 high (spec 1 §9). */
export type CompressionLevel = 0 | 1 | 2 | 3;

/** Pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

export interface Encoding {
	readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
	/** 0 to 1; of no effect for PNG. */
	readonly quality: number;
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
}

export interface ResizedImage extends Size {
	readonly blob: Blob;
	readonly type: Encoding['type'];
}

export interface ImagePipeline {
	/**
	 * The picture upright and fitted into the box, without metadata. Holds about 5 bytes a pixel of the source meanwhile.
	 * @throws Error where it can't be decoded, drawn or encoded
	 */
	resize(request: ResizeRequest): Promise<ResizedImage>;
}
