import { cropImage } from './crop/cropImage';
import type { ImagePipeline } from './image.protocol';
import { LayerRenderer } from './layers/LayerRenderer';
import type { Studio } from './layers/studio';
import { PreviewSource, previewImage } from './previewImage';
import { resizeImage } from './size/resizeImage';

/** The pipeline on top of a worker's or the page's own canvases; uses at most one WebGL context. */
export function imagePipeline(studio: Studio): ImagePipeline {
	const renderer = new LayerRenderer(studio);
	const kept = new PreviewSource();
	return {
		resize: request => renderer.inTurn(() => resizeImage(request, studio, renderer)),
		preview: request => renderer.inTurn(() => previewImage(request, kept, studio, renderer)),
		crop: request => renderer.inTurn(() => cropImage(request, studio)),
	};
}
