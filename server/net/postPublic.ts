import { request } from 'undici';
import { agentFor, asFailed, discard, readAddress } from './openPublic';

export interface PostOptions {
	headers: Record<string, string>;
	body: string | Buffer;
	timeoutMs: number;
	/** Aborts the request. */
	signal: AbortSignal;
	/** Hosts with port that may be private. */
	privateHosts?: readonly string[];
}

/**
 * Posts to the public internet only, and follows no redirect. What is answered isn't read.
 * @returns the status
 * @throws FetchFailed
 */
export async function postPublic(address: string, options: PostOptions): Promise<number> {
	try {
		const url = readAddress(address);
		const { statusCode, body } = await request(url, {
			method: 'POST',
			dispatcher: agentFor(url, options.privateHosts),
			headers: options.headers,
			body: options.body,
			signal: AbortSignal.any([AbortSignal.timeout(options.timeoutMs), options.signal]),
		});
		discard(body);
		return statusCode;
	} catch (error) {
		throw asFailed(error);
	}
}
