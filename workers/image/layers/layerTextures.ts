import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Painting } from '../image.protocol';
import { drawByHalves } from '../size/drawByHalves';
import { halvings, sizeWithin } from '../size/imageSizes';
import { drawText } from './drawText';
import type { Canvas, Studio } from './studio';

/** Larger pictures of layers gain nothing: they are rarely shown larger. */
const PICTURE_BOX = { width: 2048, height: 2048 };

/** Identifies the texture of a layer's text or picture; null if the layer has none. */
export function textureKey(layer: ImageLayer, { pictures }: Painting): string | null {
	if (layer.type === 'text') return layer.text.trim() === '' ? null : `text ${layer.text}`;
	if (layer.type !== 'image') return null;
	const picture = pictures.get(layer.imageUrl);
	return picture ? `image ${picture.size} ${layer.imageUrl}` : null;
}

export interface DrawnTextures {
	readonly drawn: ReadonlyMap<string, Canvas>;
	/** Addresses of pictures that could not be decoded; their layers are left out. */
	readonly missing: readonly string[];
}

/** Draws the texts and pictures of the layers that have no texture yet, by key. */
export async function drawTextures(
	painting: Painting,
	isThere: (key: string) => boolean,
	studio: Pick<Studio, 'decode' | 'createCanvas'>,
): Promise<DrawnTextures> {
	const drawn = new Map<string, Canvas>();
	const missing: string[] = [];
	for (const layer of painting.layers) {
		const key = textureKey(layer, painting);
		if (key === null || drawn.has(key) || isThere(key)) continue;
		if (layer.type === 'text') drawn.set(key, drawText(layer.text, studio));
		const picture = layer.type === 'image' ? painting.pictures.get(layer.imageUrl) : undefined;
		if (!picture) continue;
		const canvas = await drawPicture(picture, studio);
		if (canvas) drawn.set(key, canvas);
		else if (layer.type === 'image') missing.push(layer.imageUrl);
	}
	return { drawn, missing };
}

async function drawPicture(picture: Blob, studio: Pick<Studio, 'decode' | 'createCanvas'>): Promise<Canvas | null> {
	const bitmap = await studio.decode(picture).catch(() => null);
	return bitmap && drawByHalves(bitmap, halvings(bitmap, sizeWithin(bitmap, PICTURE_BOX)), studio);
}
