import { type FetchLimits, type Opened, openPublic } from './openPublic';

export interface Fetched extends Omit<Opened, 'bytes'> {
	bytes: Buffer;
}

/** Gets something from the public internet, and from nowhere else, into memory. @throws FetchFailed */
export async function fetchPublic(address: string | URL, limits: FetchLimits): Promise<Fetched> {
	const opened = await openPublic(address, limits);
	const chunks: Buffer[] = [];
	for await (const chunk of opened.bytes) chunks.push(chunk);
	return { ...opened, bytes: Buffer.concat(chunks) };
}
