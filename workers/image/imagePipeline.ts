import { cropImage } from './crop/cropImage';
import type { ImagePipeline } from './image.protocol';
import { LayerDesk } from './layers/LayerDesk';
import type { Studio } from './layers/studio';
import { PreviewSource, previewImage } from './previewImage';
import { resizeImage } from './size/resizeImage';

/** The pipeline on top of a worker's or the page's own canvases; uses at most one WebGL context. */
export function imagePipeline(studio: Studio): ImagePipeline {
	const desk = new LayerDesk(studio);
	const kept = new PreviewSource();
	return {
		resize: request => desk.inTurn(() => resizeImage(request, studio, desk)),
		preview: request => desk.inTurn(() => previewImage(request, kept, studio, desk)),
		crop: request => desk.inTurn(() => cropImage(request, studio)),
	};
}
