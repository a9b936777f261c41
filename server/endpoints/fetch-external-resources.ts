import { createHash } from 'node:crypto';
import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { decodeText } from '../net/decodeText';
import { fetchPublic } from '../net/fetchPublic';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

/** What this server offers itself is not requested from it. */
const ownOffer = ({ urls, offers }: Pick<Core, 'urls' | 'offers'>, url: string) =>
	url.startsWith(`${urls.origin}/`) ? offers.get(url.slice(urls.origin.length)) : undefined;

/**
 * A theme or plugin that a page of the web offers, as JSON `{ type, data }`. `hash` is the SHA-512 of `data` in hex,
 * with line breaks as LF.
 */
export default defineEndpoint(
	{
		name: 'fetch-external-resources',
		params: p.params({ url: p.url(), hash: p.text({ max: 200 }) }),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 50 },
		errors: {
			invalidSchema: {
				code: 'EXT_RESOURCE_RETURNED_INVALID_SCHEMA',
				id: 'bb774091-7a15-4a70-9dc5-6ac8cf125856',
				message: 'The page returned something else than a resource.',
			},
			hashUnmatched: {
				code: 'EXT_RESOURCE_HASH_DIDNT_MATCH',
				id: '693ba8ba-b486-40df-a174-72f8279b56a4',
				message: 'The hash is not that of the resource.',
			},
		},
	},
	async ({ core, params: { url, hash }, errors }) => {
		const resource = ownOffer(core, url) ?? (await fetchJson(url, core.options.privateHosts ?? []));
		const { type, data } = (resource ?? {}) as { type?: unknown; data?: unknown };
		if (typeof type !== 'string' || typeof data !== 'string') throw errors.invalidSchema();
		const sum = createHash('sha512').update(data.replaceAll('\r\n', '\n')).digest('hex');
		if (sum !== hash.toLowerCase()) throw errors.hashUnmatched();
		return { type, data };
	},
);

async function fetchJson(url: string, privateHosts: readonly string[]): Promise<unknown> {
	try {
		const { bytes, contentType } = await fetchPublic(url, {
			timeoutMs: TIMEOUT_MS,
			maxBytes: MAX_BYTES,
			userAgent: 'Quarterdeck/0.1 (themes and plugins)',
			accept: 'application/json, */*;q=0.1',
			privateHosts,
		});
		return JSON.parse(decodeText(bytes, contentType));
	} catch {
		// As on the real server, which has no error for this case.
		throw new ApiError(commonErrors.internal);
	}
}
