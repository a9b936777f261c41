import { type FetchLimits, type Opened, openPublic } from './openPublic';

export interface Fetched extends Omit<Opened, 'bytes'> {
	bytes: Buffer;
}

/**
 * Fetches from the public internet only, into memory.
 * @param take told of the bytes as they come; more are read once it resolves; may throw to end it
 * @throws FetchFailed, or what `take` throws
 */
export async function fetchPublic(
	address: string | URL,
	limits: FetchLimits,
	take: (bytes: number) => void | Promise<void> = () => {},
): Promise<Fetched> {
	const opened = await openPublic(address, limits);
	const chunks: Buffer[] = [];
	for await (const chunk of opened.bytes) {
		await take(chunk.length);
		chunks.push(chunk);
	}
	return { ...opened, bytes: Buffer.concat(chunks) };
}
