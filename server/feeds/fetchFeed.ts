import type { Core } from '../Core';
import { decodeText } from '../net/decodeText';
import { fetchPublic } from '../net/fetchPublic';
import { type Feed, readFeed } from './readFeed';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

/**
 * Fetches a feed of the web, never from private addresses.
 * @throws FetchFailed, or Error if it is no feed
 */
export async function fetchFeed(core: Core, address: string): Promise<Feed> {
	const fetched = await fetchPublic(address, {
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		isCutFine: true,
		userAgent: 'Quarterdeck/0.1 (feed reader)',
		accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.1',
		privateHosts: core.options.privateHosts ?? [],
	});
	const feed = readFeed(decodeText(fetched.bytes, fetched.contentType), fetched.url);
	if (!feed) throw new Error('no feed');
	return feed;
}
