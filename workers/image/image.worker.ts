import { exposePipeline } from '../exposePipeline';
import type { ImagePipeline } from './image.protocol';
import { offscreenStudio } from './offscreenStudio';
import { resizeImage } from './resizeImage';

const pipeline: ImagePipeline = { resize: request => resizeImage(request, offscreenStudio) };

exposePipeline(pipeline);
