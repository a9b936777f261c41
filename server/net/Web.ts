import { request } from 'undici';
import { type Fetched, fetchPublic } from './fetchPublic';
import { agentFor, asFailed, type FetchLimits, readAddress } from './openPublic';

/** A POST whose answer is read as text. */
export interface Question {
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	readonly timeoutMs: number;
}

/** The way out to other servers. Tests bring their own, for what has to be at an https address. */
export interface Web {
	/** @throws FetchFailed */
	get(address: string | URL, limits: FetchLimits): Promise<Fetched>;
	/**
	 * @returns status and text
	 * @throws FetchFailed
	 */
	ask(address: string | URL, question: Question): Promise<{ status: number; text: string }>;
}

const ANSWER_MAX_BYTES = 65_536;

/**
 * The public internet.
 * @param privateHosts hosts with port that may be private: for tests
 */
export const publicWeb = (privateHosts: readonly string[] = []): Web => ({
	get: (address, limits) => fetchPublic(address, { ...limits, privateHosts }),
	async ask(address, { headers, body, timeoutMs }) {
		try {
			const url = readAddress(address);
			const answer = await request(url, {
				method: 'POST',
				dispatcher: agentFor(url, privateHosts),
				headers,
				body,
				signal: AbortSignal.timeout(timeoutMs),
			});
			const chunks: Buffer[] = [];
			let left = ANSWER_MAX_BYTES;
			for await (const chunk of answer.body as AsyncIterable<Buffer>) {
				chunks.push(chunk);
				left -= chunk.length;
				if (left < 0) throw new Error('too big');
			}
			return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
		} catch (error) {
			throw asFailed(error);
		}
	},
});
