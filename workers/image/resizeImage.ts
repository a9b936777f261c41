import type { Encoding, ResizedImage, ResizeRequest, Size } from './image.protocol';
import { halvings, sizeWithin } from './imageSizes';

/** A canvas of a worker or of the page. */
export interface Canvas {
	readonly element: CanvasImageSource & { width: number; height: number };
	readonly pen: Pick<
		OffscreenCanvasRenderingContext2D,
		'drawImage' | 'fillRect' | 'fillStyle' | 'globalCompositeOperation' | 'imageSmoothingQuality'
	>;
	/** May answer with a picture of another type (PNG) where it can't write the one asked for. */
	encode(encoding: Encoding): Promise<Blob>;
}

/** What the work needs of the browser. */
export interface Studio {
	/** Upright: EXIF's orientation is applied. */
	decode(blob: Blob): Promise<ImageBitmap>;
	/** @throws Error where there is no memory for it */
	createCanvas(size: Size): Canvas;
}

const DEFAULT_BOX: Size = { width: 800, height: 600 };
const DEFAULT_ENCODINGS: readonly Encoding[] = [{ type: 'image/jpeg', quality: 0.5 }];

/** Decodes, makes smaller by halves, encodes (spec 2 §9). Pixels alone go on: no metadata survives. */
export async function resizeImage(request: ResizeRequest, studio: Studio): Promise<ResizedImage> {
	const bitmap = await studio.decode(request.blob);
	const size = sizeWithin(bitmap, request.box ?? DEFAULT_BOX);
	const canvas = drawByHalves(bitmap, halvings(bitmap, size, request.canvasPixels), studio);
	try {
		const blob = await encode(canvas, size, request.encodings ?? DEFAULT_ENCODINGS);
		return { blob, type: blob.type as Encoding['type'], ...size };
	} finally {
		free(canvas);
	}
}

/** Closes the bitmap. */
function drawByHalves(bitmap: ImageBitmap, steps: readonly Size[], studio: Studio): Canvas {
	let last: Canvas | null = null;
	try {
		for (const step of steps) {
			const next = studio.createCanvas(step);
			next.pen.imageSmoothingQuality = 'medium';
			next.pen.drawImage(last?.element ?? bitmap, 0, 0, step.width, step.height);
			if (last) free(last);
			else bitmap.close();
			last = next;
		}
	} catch (error) {
		bitmap.close();
		if (last) free(last);
		throw error;
	}
	if (!last) throw new Error('There is no size to draw.');
	return last;
}

async function encode(canvas: Canvas, size: Size, encodings: readonly Encoding[]): Promise<Blob> {
	for (const encoding of encodings) {
		if (unwritable.has(encoding.type)) continue;
		if (encoding.type === 'image/jpeg') fillBehind(canvas, size);
		const blob = await canvas.encode(encoding);
		if (blob.type === encoding.type) return blob;
		unwritable.add(encoding.type);
	}
	throw new Error('Failed to convert canvas to blob');
}

/** Types that this browser has turned out not to write. */
const unwritable = new Set<string>();

/** JPEG has no transparency; what shows through would be black. */
function fillBehind({ pen }: Canvas, { width, height }: Size): void {
	pen.globalCompositeOperation = 'destination-over';
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, width, height);
}

/** Gives its memory back at once rather than when it is collected. */
function free({ element }: Canvas): void {
	element.width = 0;
	element.height = 0;
}
