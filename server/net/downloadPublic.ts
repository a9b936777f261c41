import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type FetchLimits, type Opened, openPublic } from './openPublic';

/**
 * Gets something from the public internet, and from nowhere else, into a file, which may be begun when it fails.
 * @throws FetchFailed
 */
export async function downloadPublic(
	address: string | URL,
	path: string,
	limits: FetchLimits,
): Promise<Omit<Opened, 'bytes'>> {
	const { bytes, ...opened } = await openPublic(address, limits);
	await pipeline(bytes, createWriteStream(path));
	return opened;
}
