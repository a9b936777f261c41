import type { PreviewRequest } from './image.protocol';
import type { LayerRenderer } from './layers/LayerRenderer';
import { type Canvas, free, type Studio } from './layers/studio';
import { drawByHalves } from './size/drawByHalves';
import { halvings, sizeOfPixels, sizeWithin } from './size/imageSizes';

/** Keeps the previewed picture decoded and fitted, for the next change of its layers. */
export class PreviewSource {
	#canvas: Canvas | null = null;
	#key = '';

	/** Decodes only if the picture or the box differs from the last call. */
	async canvasOf({ source, box, canvasPixels }: PreviewRequest, studio: Studio, maxSide: number): Promise<Canvas> {
		const key = `${source.id} ${box.width}x${box.height}`;
		if (this.#canvas && key === this.#key) return this.#canvas;
		if (this.#canvas) free(this.#canvas);
		this.#canvas = null;
		const bitmap = await studio.decode(source.blob);
		const side = { width: Math.min(box.width, maxSide), height: Math.min(box.height, maxSide) };
		const size = sizeOfPixels(sizeWithin(bitmap, side), canvasPixels);
		this.#canvas = drawByHalves(bitmap, halvings(bitmap, size, canvasPixels), studio);
		this.#key = key;
		return this.#canvas;
	}
}

/** The picture in its box with its layers; after the first call only the layers are redrawn. */
export async function previewImage(
	request: PreviewRequest,
	kept: PreviewSource,
	studio: Studio,
	renderer: Pick<LayerRenderer, 'maxSide' | 'preview'>,
): Promise<ImageBitmap> {
	return renderer.preview(await kept.canvasOf(request, studio, renderer.maxSide), request.painting);
}
