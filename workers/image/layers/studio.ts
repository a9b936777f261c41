import type { Encoding, Size } from '../image.protocol';

/** Drawn from and uploaded to textures alike. */
export type CanvasElement = CanvasImageSource & TexImageSource & { width: number; height: number };

/** What is used of a canvas's 2D context, the same in a worker and on the page. */
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
	/** May answer with a picture of another type (PNG) where it can't write the one asked for. */
	encode(encoding: Encoding): Promise<Blob>;
}

/** A canvas that is drawn by WebGL2. */
export interface GlSurface {
	readonly element: CanvasElement;
	readonly gl: WebGL2RenderingContext;
	/** What is on it, before the task ends in which it was drawn. */
	toBitmap(): Promise<ImageBitmap>;
}

/** What the work needs of the browser. */
export interface Studio {
	/** Upright: EXIF's orientation is applied. */
	decode(blob: Blob): Promise<ImageBitmap>;
	/** @throws Error where there is no memory for it */
	createCanvas(size: Size): Canvas;
	/** @throws Error where there is no WebGL2 */
	openGl(): GlSurface;
}

/** Rectangles alone are drawn: what smooths and sorts other shapes would only take memory. */
export const GL_ATTRIBUTES = {
	alpha: true,
	antialias: false,
	depth: false,
	stencil: false,
	premultipliedAlpha: true,
} as const satisfies WebGLContextAttributes;

/** Gives a canvas's memory back at once rather than when it is collected. */
export function free({ element }: Pick<Canvas, 'element'>): void {
	element.width = 0;
	element.height = 0;
}
