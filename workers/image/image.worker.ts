import { transfer } from 'comlink';
import { exposePipeline } from '../exposePipeline';
import type { ImagePipeline } from './image.protocol';
import { imagePipeline } from './imagePipeline';
import { offscreenStudio } from './layers/offscreenStudio';

const work = imagePipeline(offscreenStudio);

const pipeline: ImagePipeline = {
	...work,
	preview: async request => {
		const bitmap = await work.preview(request);
		return transfer(bitmap, [bitmap]);
	},
};

exposePipeline(pipeline);
