import type { LayerOf } from '@/domain/image/imageLayers';
import type { PixelSize } from '../Effect';
import { radians } from '../fieldUniforms';

/** Margin at the picture's edges, as a share of its shorter side. */
const MARGIN = 0.02;
const SHARES = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** The position of a text or picture, in pixels of the picture it is drawn onto. */
export interface Place {
	readonly middle: readonly [x: number, y: number];
	readonly extent: readonly [width: number, height: number];
}

/**
 * Fits the layer's picture into its share of the whole (or makes it cover the whole), and aligns it. A rotated one
 * stays inside if possible.
 */
export function placeLayer(layer: LayerOf<'text'> | LayerOf<'image'>, picture: PixelSize, whole: PixelSize): Place {
	const covers = layer.type === 'image' && layer.cover;
	const ratios = [whole.width / picture.width, whole.height / picture.height] as const;
	const factor = covers ? Math.max(...ratios) : Math.min(...ratios) * layer.scale;
	const [width, height] = [picture.width * factor, picture.height * factor];
	const [cos, sin] = [Math.abs(Math.cos(radians(layer.angle))), Math.abs(Math.sin(radians(layer.angle)))];
	const margin = covers ? 0 : MARGIN * Math.min(whole.width, whole.height);
	return {
		middle: [
			middleAt(SHARES[layer.align.x], whole.width, width * cos + height * sin, margin),
			middleAt(SHARES[layer.align.y], whole.height, width * sin + height * cos, margin),
		],
		extent: [width, height],
	};
}

function middleAt(share: number, whole: number, taken: number, margin: number): number {
	const free = whole - taken;
	const kept = Math.min(margin, Math.max(0, free / 2));
	return kept + share * (free - 2 * kept) + taken / 2;
}
