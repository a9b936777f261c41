import type { Core } from '../Core';
import { decodeText } from '../net/decodeText';
import { fetchPublic } from '../net/fetchPublic';
import type { Feed } from './Feed';
import { readFeed } from './readFeed';
import { feedFormats } from './renderFeed';
import { userFeed } from './userFeed';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;
const OWN = /^\/@(\w+)\.(rss|atom)$/;

/**
 * Fetches a feed of the web, never from private addresses. A feed of this server is never requested, as its own address
 * may be a private one.
 * @throws FetchFailed, or Error if it is no feed
 */
export async function fetchFeed(core: Core, address: string): Promise<Feed> {
	const own = ownFeed(core, address);
	const { text, url } = own === null ? await fetchText(core, address) : { text: own, url: new URL(address) };
	const feed = readFeed(text, url);
	if (!feed) throw new Error('no feed');
	return feed;
}

/** The text of a feed of this server; null if the address is another. */
function ownFeed(core: Core, address: string): string | null {
	const [, username, ending] = OWN.exec(core.urls.toPath(address)) ?? [];
	const feed = username === undefined ? null : userFeed(core, username);
	return feed && feedFormats[ending as 'rss' | 'atom'].render(feed);
}

async function fetchText({ options }: Core, address: string): Promise<{ text: string; url: URL }> {
	const { bytes, contentType, url } = await fetchPublic(address, {
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		isCutFine: true,
		userAgent: 'Quarterdeck/0.1 (feed reader)',
		accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.1',
		privateHosts: options.privateHosts ?? [],
	});
	return { text: decodeText(bytes, contentType), url };
}
