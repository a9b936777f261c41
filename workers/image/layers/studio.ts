import type { Encoding, Size } from '../image.protocol';

/** Can be drawn from and uploaded to textures. */
export type CanvasElement = CanvasImageSource & TexImageSource & { width: number; height: number };

/** The part of the 2D context that is used; the same in a worker and on the page. */
type Pen = Pick<
	OffscreenCanvasRenderingContext2D,
	| 'drawImage'
	| 'fillRect'
	| 'fillStyle'
	| 'fillText'
	| 'font'
	| 'globalCompositeOperation'
	| 'imageSmoothingQuality'
	| 'lineJoin'
	| 'lineWidth'
	| 'measureText'
	| 'strokeStyle'
	| 'strokeText'
	| 'textAlign'
	| 'textBaseline'
>;

/** A canvas of a worker or of the page. */
export interface Canvas {
	readonly element: CanvasElement;
	readonly pen: Pen;
	/** May return another type (PNG) if the browser can't write the one asked for. */
	encode(encoding: Encoding): Promise<Blob>;
}

/** A canvas that is drawn by WebGL2. */
export interface GlSurface {
	readonly element: CanvasElement;
	readonly gl: WebGL2RenderingContext;
	/** What was drawn; only valid within the task that drew it. */
	toBitmap(): Promise<ImageBitmap>;
}

/** The browser functions that the pipeline uses. */
export interface Studio {
	/** Upright: EXIF's orientation is applied. */
	decode(blob: Blob): Promise<ImageBitmap>;
	/** @throws Error if there isn't enough memory */
	createCanvas(size: Size): Canvas;
	/** @throws Error if there is no WebGL2 */
	openGl(): GlSurface;
}

/** Only rectangles are drawn, so antialiasing and depth would only take memory. */
export const GL_ATTRIBUTES = {
	alpha: true,
	antialias: false,
	depth: false,
	stencil: false,
	premultipliedAlpha: true,
} as const satisfies WebGLContextAttributes;

/** Frees a canvas's memory at once instead of at garbage collection. */
export function free({ element }: Pick<Canvas, 'element'>): void {
	element.width = 0;
	element.height = 0;
}
