import { localJson } from '@/platform/localJson';
import type { Session } from '@/stores/session/Session';
import { ERROR_IMAGE, type KeptImage } from './keptImage';

/**
 * Keeps a copy of the server's picture for failures, as it can't be fetched when it is needed
 * (rules/start#a-start-that-fails).
 */
export function keepErrorImage(session: Session): () => void {
	let last: string | null | undefined;
	const update = () => {
		const { info } = session.server.getState();
		if (!info || info.serverErrorImageUrl === last) return;
		last = info.serverErrorImageUrl;
		keep(session, last).catch(console.warn);
	};
	update();
	return session.server.subscribe(update);
}

async function keep(session: Session, url: string | null): Promise<void> {
	if (url === null) return localJson.remove(ERROR_IMAGE);
	if (localJson.get<KeptImage>(ERROR_IMAGE)?.url === url) return;
	const { fetchErrorImage } = await import('./fetchErrorImage');
	await fetchErrorImage(session, url);
}
