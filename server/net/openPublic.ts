import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { isPublicAddress } from './isPublicAddress';

const REDIRECTS_MAX = 5;
const REDIRECT = new Set([301, 302, 303, 307, 308]);

export interface FetchLimits {
	/** For everything including redirects. */
	timeoutMs: number;
	maxBytes: number;
	/** Aborts the request. */
	signal?: AbortSignal;
	/** Returns what fits into `maxBytes` instead of failing. */
	isCutFine?: boolean;
	userAgent?: string;
	accept?: string;
	/** Hosts with port (`127.0.0.1:3001`) that may be private: for tests. */
	privateHosts?: readonly string[];
}

/** A response whose body is still to be read. */
export interface Opened {
	/** The final URL after redirects. */
	url: URL;
	/** Without parameters, in lower case. */
	type: string;
	/** The whole `content-type`. */
	contentType: string;
	/** The whole `content-disposition`; null if missing. */
	disposition: string | null;
	/** The `link` header; null if missing. */
	link: string | null;
	/** Throws FetchFailed beyond `maxBytes`, unless `isCutFine`. */
	bytes: AsyncIterable<Buffer>;
}

/** Refused or failed: callers can't tell which, so that the internal network can't be explored through the server. */
export class FetchFailed extends Error {}

/**
 * Resolves a name and refuses it if any of its addresses is not public. The checked address is the one connected to.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
	lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
		const [first] = addresses ?? [];
		if (error || !first) return done(error ?? new FetchFailed('no address'), '', 4);
		if (!addresses.every(({ address }) => isPublicAddress(address))) {
			return done(new FetchFailed('not a public address'), '', 4);
		}
		if (options.all) return done(null, addresses);
		done(null, first.address, first.family);
	});
};

const publicAgent = new Agent({ connect: { lookup: publicLookup, timeout: 5000 }, keepAliveTimeout: 1000 });
const privateAgent = new Agent({ connect: { timeout: 5000 }, keepAliveTimeout: 1000 });

type Body = AsyncIterable<Buffer> & { on(event: 'error', listener: () => void): unknown; destroy(): unknown };

/**
 * The address as a URL of an allowed form.
 * @throws FetchFailed
 */
export function readAddress(address: string | URL, base?: URL): URL {
	if (!URL.canParse(String(address), base?.href)) throw new FetchFailed('no address');
	const url = new URL(address, base);
	if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailed('not http');
	if (url.username || url.password) throw new FetchFailed('has a password');
	return url;
}

/**
 * The connections by which a URL may be requested.
 * @param privateHosts hosts that may be private
 * @throws FetchFailed for a literal address that is not public; names are checked when they are resolved
 */
export function agentFor(url: URL, privateHosts: readonly string[] = []): Agent {
	if (privateHosts.includes(url.host)) return privateAgent;
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchFailed('not a public address');
	return publicAgent;
}

/**
 * Requests something from the public internet only: not from loopback or private addresses, whether given literally, by
 * DNS or by a redirect. The caller must read the body to its end or pass a signal.
 * @throws FetchFailed
 */
export async function openPublic(address: string | URL, limits: FetchLimits): Promise<Opened> {
	const timeout = AbortSignal.timeout(limits.timeoutMs);
	const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout;
	let url = readAddress(address);
	try {
		for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
			const { statusCode, headers, body } = await request(url, {
				dispatcher: agentFor(url, limits.privateHosts),
				signal,
				headers: {
					'user-agent': limits.userAgent ?? 'Quarterdeck/0.1',
					accept: limits.accept ?? '*/*',
				},
			});
			const location = headers.location;
			if (REDIRECT.has(statusCode) && typeof location === 'string') {
				discard(body);
				url = readAddress(location, url);
				continue;
			}
			if (statusCode !== 200) {
				discard(body);
				throw new FetchFailed(`answered ${statusCode}`);
			}
			const contentType = String(headers['content-type'] ?? '');
			return {
				url,
				contentType,
				type: contentType.split(';')[0]?.trim().toLowerCase() ?? '',
				disposition: headers['content-disposition'] === undefined ? null : String(headers['content-disposition']),
				link: headers.link === undefined ? null : String(headers.link),
				bytes: bounded(body, Number(headers['content-length']), limits),
			};
		}
	} catch (error) {
		throw asFailed(error);
	}
	throw new FetchFailed('too many redirects');
}

/** Wraps any network error. */
export const asFailed = (error: unknown): FetchFailed =>
	error instanceof FetchFailed ? error : new FetchFailed('failed', { cause: error });

/** Discards a body. Its abort error is expected, and must not end the process. */
export function discard(body: Body): void {
	body.on('error', () => {});
	body.destroy();
}

async function* bounded(body: Body, announced: number, { maxBytes, isCutFine }: FetchLimits): AsyncGenerator<Buffer> {
	let left = maxBytes;
	try {
		if (!isCutFine && announced > maxBytes) throw new FetchFailed('too big');
		for await (const chunk of body) {
			if (chunk.length > left && !isCutFine) throw new FetchFailed('too big');
			yield chunk.subarray(0, left);
			left -= chunk.length;
			if (left < 0) return;
		}
	} catch (error) {
		throw asFailed(error);
	} finally {
		discard(body);
	}
}
