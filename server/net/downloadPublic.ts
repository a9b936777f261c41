import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type FetchLimits, type Opened, openPublic } from './openPublic';

/**
 * Downloads from the public internet only, into a file, which may be incomplete after a failure.
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
