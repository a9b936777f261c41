import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './chooseEncoding';

/** Smaller ones fit into one or two packets. */
export const COMPRESSED_FROM_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses outside of the main thread.
 * @param quality of brotli, 0 to 11
 */
export function compress(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>, quality: number): Promise<Buffer> {
	if (encoding === 'gzip') return gzipped(bytes);
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
	return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
