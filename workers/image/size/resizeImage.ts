import { encodeCanvas } from '../encode/encodeCanvas';
import type { Encoding, ResizedImage, ResizeRequest, Size } from '../image.protocol';
import type { LayerRenderer } from '../layers/LayerRenderer';
import { type Canvas, free, type Studio } from '../layers/studio';
import { drawByHalves } from './drawByHalves';
import { fitsInto, halvings, sizeOfPixels, sizeWithin } from './imageSizes';

const DEFAULT_BOX: Size = { width: 800, height: 600 };
const DEFAULT_ENCODINGS: readonly Encoding[] = [{ type: 'image/jpeg', quality: 0.5 }];

/**
 * Decodes, resizes by halves, draws layers, encodes (rules/images#resizing). Only pixels are kept, so no metadata
 * survives.
 */
export async function resizeImage(
	request: ResizeRequest,
	studio: Pick<Studio, 'decode' | 'createCanvas'>,
	renderer: Pick<LayerRenderer, 'maxSide' | 'paint'>,
): Promise<ResizedImage> {
	const { painting, canvasPixels } = request;
	const bitmap = await studio.decode(request.blob);
	const size = sizeOfPixels(sizeWithin(bitmap, boxOf(request, renderer)), canvasPixels);
	const canvas = drawByHalves(bitmap, halvings(bitmap, size, canvasPixels), studio);
	try {
		const missing = painting ? await renderer.paint(canvas, painting) : [];
		const encodings = request.encodings ?? DEFAULT_ENCODINGS;
		const blob = await encodeCanvas(canvas, size, encodings);
		const thumbnail = await thumbnailOf(canvas, size, { ...request, encodings }, studio);
		return {
			...{ blob, type: blob.type as Encoding['type'], ...size },
			...(thumbnail && { thumbnail }),
			...(missing.length > 0 && { missing }),
		};
	} finally {
		free(canvas);
	}
}

/** Only for pictures that are larger: otherwise it would be a second copy. */
async function thumbnailOf(
	{ element }: Canvas,
	size: Size,
	{ thumbnailBox, encodings }: Pick<ResizeRequest, 'thumbnailBox'> & { readonly encodings: readonly Encoding[] },
	studio: Pick<Studio, 'createCanvas'>,
): Promise<Blob | undefined> {
	if (!thumbnailBox || fitsInto(size, thumbnailBox)) return undefined;
	const small = sizeWithin(size, thumbnailBox);
	const canvas = drawByHalves(element, halvings(size, small), studio);
	try {
		return await encodeCanvas(canvas, small, encodings);
	} finally {
		free(canvas);
	}
}

/** A painted picture has to fit into a texture. */
function boxOf({ box = DEFAULT_BOX, painting }: ResizeRequest, renderer: Pick<LayerRenderer, 'maxSide'>): Size {
	if (!painting) return box;
	return { width: Math.min(box.width, renderer.maxSide), height: Math.min(box.height, renderer.maxSide) };
}
