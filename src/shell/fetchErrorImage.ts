import { proxied } from '@/blocks/media/proxied';
import { localJson } from '@/platform/localJson';
import type { Session } from '@/stores/session/Session';
import { ERROR_IMAGE, type KeptImage } from './keptImage';

/** Larger pictures are not kept, as local storage is small. */
const MAX_BYTES = 200_000;

/** Fetches the server's picture for failures, and keeps it as a data URL. */
export async function fetchErrorImage(session: Session, url: string): Promise<void> {
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
