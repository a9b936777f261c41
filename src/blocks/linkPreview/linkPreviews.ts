import { toLinkPreview } from '@/api/toLinkPreview';
import { LruCache } from '@/base/LruCache';
import type { LinkPreview } from '@/domain/LinkPreview';
import type { Session } from '@/stores/session/Session';

const KEPT = 200;
const known = new LruCache<LinkPreview | 'failed'>({ limit: KEPT });
const pending = new Map<string, Promise<LinkPreview | 'failed'>>();

const keyOf = (session: Session, url: string) => `${session.origin} ${url}`;

/** The preview if it is at hand. */
export function peekLinkPreview(session: Session, url: string): LinkPreview | 'failed' | undefined {
	return known.get(keyOf(session, url));
}

/** Asks the reader's server what is behind a link, once. Never rejects: `failed` where nothing is told. */
export function loadLinkPreview(session: Session, url: string): Promise<LinkPreview | 'failed'> {
	const key = keyOf(session, url);
	const running = pending.get(key);
	if (running) return running;
	const asked = ask(session, url).then(answer => {
		known.set(key, answer);
		pending.delete(key);
		return answer;
	});
	pending.set(key, asked);
	return asked;
}

async function ask(session: Session, url: string): Promise<LinkPreview | 'failed'> {
	try {
		const query = new URLSearchParams({ url, lang: document.documentElement.lang });
		const response = await fetch(`${session.origin}/url?${query}`);
		return (response.ok && toLinkPreview(await response.json())) || 'failed';
	} catch {
		return 'failed';
	}
}
