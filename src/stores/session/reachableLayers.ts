import type { ImageLayer } from '@/domain/imageLayers';
import type { Session } from './Session';

/** The layers with addresses of their pictures that a page may fetch: what is not the server's own comes through its proxy. */
export const reachableLayers = (
	{ origin, urls }: Pick<Session, 'origin' | 'urls'>,
	layers: readonly ImageLayer[],
): ImageLayer[] =>
	layers.map(layer =>
		layer.type !== 'image' || !/^https?:/.test(layer.imageUrl) || layer.imageUrl.startsWith(`${origin}/`)
			? layer
			: { ...layer, imageUrl: urls.proxy(layer.imageUrl, null) },
	);
