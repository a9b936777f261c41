import type { Effect } from '../Effect';
import source from './placed.frag.glsl?raw';
import { placeLayer } from './placeLayer';

/** Texts and pictures, drawn from their texture at the position that their fields give. */
export const placed: Effect = {
	source,
	passes: (fields, layer, { size, picture }) => {
		if (!picture || (layer.type !== 'text' && layer.type !== 'image')) return [];
		const { middle, extent } = placeLayer(layer, picture, size);
		return [{ ...fields, middle, extent }];
	},
};
