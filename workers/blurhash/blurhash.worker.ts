import { transfer } from 'comlink';
import { exposePipeline } from '../exposePipeline';
import type { BlurhashPipeline } from './blurhash.protocol';
import { decodeBitmaps } from './decodeBlurhash';

const pipeline: BlurhashPipeline = {
	decode: async hashes => {
		const bitmaps = await decodeBitmaps(hashes);
		return transfer(
			bitmaps,
			bitmaps.filter(bitmap => bitmap !== null),
		);
	},
};

exposePipeline(pipeline);
