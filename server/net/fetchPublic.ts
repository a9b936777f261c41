import { type FetchLimits, type Opened, openPublic } from './openPublic';

export interface Fetched extends Omit<Opened, 'bytes'> {
	bytes: Buffer;
}

/**
 * Fetches from the public internet only, into memory.
 * @throws FetchFailed
 */
export async function fetchPublic(address: string | URL, limits: FetchLimits): Promise<Fetched> {
	const opened = await openPublic(address, limits);
	const chunks: Buffer[] = [];
	for await (const chunk of opened.bytes) chunks.push(chunk);
	return { ...opened, bytes: Buffer.concat(chunks) };
}
