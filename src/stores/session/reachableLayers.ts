import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Session } from './Session';

/** An unreadable picture: its layer is left out and reported, as with any broken URL. */
const NOWHERE = 'data:,';

/**
 * The layers with picture URLs that the page may fetch: those of its own server and data URLs stay, remote ones go
 * through the server's proxy, and others become unreadable.
 */
export const reachableLayers = (
	session: Pick<Session, 'origin' | 'urls'>,
	layers: readonly ImageLayer[],
): ImageLayer[] =>
	layers.map(layer => {
		if (layer.type !== 'image' || layer.imageUrl === '') return layer;
		const imageUrl = reachable(session, layer.imageUrl);
		return imageUrl === layer.imageUrl ? layer : { ...layer, imageUrl };
	});

function reachable({ origin, urls }: Pick<Session, 'origin' | 'urls'>, url: string): string {
	if (url.startsWith(`${origin}/`) || /^(data:image\/|blob:)/.test(url)) return url;
	return /^https?:\/\/./.test(url) ? urls.proxy(url, null) : NOWHERE;
}
