import { exposePipeline } from '../exposePipeline';
import type { BlurhashPipeline } from './blurhash.protocol';
import { decodeAddresses } from './decodeBlurhash';

const pipeline: BlurhashPipeline = { decode: async hashes => decodeAddresses(hashes) };

exposePipeline(pipeline);
