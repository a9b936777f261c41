import { toLinkPreview } from '@/api/toLinkPreview';
import { LruCache } from '@/base/LruCache';
import type { LinkPreview } from '@/domain/note/LinkPreview';
import { homeOrigin } from '@/stores/session/sessions';
import { failedLinks } from './failedLinks';

const KEPT = 200;
/** How long a host isn't requested after a failure, unless an earlier preview of it succeeded. */
const HOST_RESTS_MS = 60_000;
const HOSTS_KEPT = 200;

const known = new LruCache<LinkPreview | 'failed'>({ limit: KEPT });
const pending = new Map<string, Promise<LinkPreview | 'failed'>>();
/** When a host last failed, in milliseconds since the epoch; `answered` once one of its previews succeeded. */
const hosts = new LruCache<number | 'answered'>({ limit: HOSTS_KEPT });

/** The preview if it is cached. */
export function peekLinkPreview(url: string): LinkPreview | 'failed' | undefined {
	return known.get(url) ?? (failedLinks.has(url) ? 'failed' : undefined);
}

/**
 * Requests a link's preview once. Never rejects: `failed` if there is none. Always asks this page's server, also for
 * columns of other servers, whose `/url` only allows their own pages (no CORS). Servers respond with 422 if they can't
 * read a page, and browsers log each of these, so failed links are not requested again.
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

/** @returns `unanswered` if the server didn't respond, which says nothing about the link */
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
