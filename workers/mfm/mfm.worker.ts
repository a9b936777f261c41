import { exposePipeline } from '../exposePipeline';
import type { MfmPipeline } from './mfm.protocol';
import { parseMfm } from './parseMfm';

const pipeline: MfmPipeline = {
	parse: async (texts, mode) => texts.map(text => parseMfm(text, mode)),
};

exposePipeline(pipeline);
