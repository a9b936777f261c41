import { proxied } from '@/blocks/media/proxied';
import { localJson } from '@/platform/localJson';
import type { Session } from '@/stores/session/Session';
import { ERROR_IMAGE, type KeptImage } from './keptImage';

/** Larger pictures are not kept, as local storage is small. */
const MAX_BYTES = 200_000;

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
	const response = await fetch(proxied(session, url, 'preview'));
	const image = await response.blob();
	if (!response.ok || !image.type.startsWith('image/') || image.size > MAX_BYTES) return;
	const kept: KeptImage = { url, data: await dataUrl(image) };
	localJson.set(ERROR_IMAGE, kept);
}

async function dataUrl(blob: Blob): Promise<string> {
	const bytes = new Uint8Array(await blob.arrayBuffer());
	const characters = Array.from(bytes, byte => String.fromCharCode(byte));
	return `data:${blob.type};base64,${btoa(characters.join(''))}`;
}
