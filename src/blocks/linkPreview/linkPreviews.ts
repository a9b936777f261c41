import { toLinkPreview } from '@/api/toLinkPreview';
import { LruCache } from '@/base/LruCache';
import type { LinkPreview } from '@/domain/LinkPreview';
import { homeOrigin } from '@/stores/session/sessions';

const KEPT = 200;
const known = new LruCache<LinkPreview | 'failed'>({ limit: KEPT });
const pending = new Map<string, Promise<LinkPreview | 'failed'>>();

/** The preview if it is at hand. */
export function peekLinkPreview(url: string): LinkPreview | 'failed' | undefined {
	return known.get(url);
}

/**
 * Asks what is behind a link, once. Never rejects: `failed` where nothing is told. The server of this page is asked,
 * also for columns of other servers: theirs answer only pages of their own (no CORS on `/url`).
 */
export function loadLinkPreview(url: string): Promise<LinkPreview | 'failed'> {
	const running = pending.get(url);
	if (running) return running;
	const asked = ask(url).then(answer => {
		known.set(url, answer);
		pending.delete(url);
		return answer;
	});
	pending.set(url, asked);
	return asked;
}

async function ask(url: string): Promise<LinkPreview | 'failed'> {
	try {
		const query = new URLSearchParams({ url, lang: document.documentElement.lang });
		const response = await fetch(`${homeOrigin()}/url?${query}`);
		return (response.ok && toLinkPreview(await response.json())) || 'failed';
	} catch {
		return 'failed';
	}
}
