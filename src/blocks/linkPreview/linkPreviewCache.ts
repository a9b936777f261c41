import { toLinkPreview } from '@/api/toLinkPreview';
import { LruCache } from '@/base/LruCache';
import type { LinkPreview } from '@/domain/note/LinkPreview';
import { homeOrigin } from '@/stores/session/sessions';
import { failedLinks } from './failedLinks';

const KEPT = 200;
/** How long a host is not asked for after it failed, unless something of it could be told before. */
const HOST_RESTS_MS = 60_000;
const HOSTS_KEPT = 200;

const known = new LruCache<LinkPreview | 'failed'>({ limit: KEPT });
const pending = new Map<string, Promise<LinkPreview | 'failed'>>();
/** When a host failed last, in milliseconds since the epoch; `answered` once a page of it could be told of. */
const hosts = new LruCache<number | 'answered'>({ limit: HOSTS_KEPT });

/** The preview if it is at hand. */
export function peekLinkPreview(url: string): LinkPreview | 'failed' | undefined {
	return known.get(url) ?? (failedLinks.has(url) ? 'failed' : undefined);
}

/**
 * Asks what is behind a link, once. Never rejects: `failed` where nothing is told. The server of this page is asked,
 * also for columns of other servers: theirs answer only pages of their own (no CORS on `/url`). Servers answer 422 where
 * they can't read a page, and browsers write a line about each into their console: what failed is not asked for again.
 */
export async function loadLinkPreview(url: string): Promise<LinkPreview | 'failed'> {
	const before = peekLinkPreview(url) ?? pending.get(url);
	if (before !== undefined) return before;
	const { host } = new URL(url);
	const failedAt = hosts.get(host);
	if (typeof failedAt === 'number' && Date.now() - failedAt < HOST_RESTS_MS) return 'failed';
	const asked = ask(url).then(answer => {
		pending.delete(url);
		if (answer === 'unanswered') return 'failed';
		known.set(url, answer);
		if (answer !== 'failed') hosts.set(host, 'answered');
		else {
			failedLinks.add(url);
			if (hosts.get(host) !== 'answered') hosts.set(host, Date.now());
		}
		return answer;
	});
	pending.set(url, asked);
	return asked;
}

/** @returns `unanswered` where the server itself was not to be had, which says nothing of the link */
async function ask(url: string): Promise<LinkPreview | 'failed' | 'unanswered'> {
	try {
		const query = new URLSearchParams({ url, lang: document.documentElement.lang });
		const response = await fetch(`${homeOrigin()}/url?${query}`);
		if (response.status >= 500 || response.status === 429) return 'unanswered';
		return (response.ok && toLinkPreview(await response.json())) || 'failed';
	} catch {
		return 'unanswered';
	}
}
