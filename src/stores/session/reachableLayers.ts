import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Session } from './Session';

/** A picture that can't be read: its layer is left out, and that is told, as with any address that leads nowhere. */
const NOWHERE = 'data:,';

/**
 * The layers with addresses of their pictures that the page may fetch: its own server's and what holds the picture
 * itself; others come by way of the server's proxy, and what isn't of the web leads nowhere.
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
