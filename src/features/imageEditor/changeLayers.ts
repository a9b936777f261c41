import type { ImageLayer } from '@/domain/image/imageLayers';

type Layers = readonly ImageLayer[];

/** With a field changed. */
export const changeField = (layers: Layers, id: string, field: string, value: unknown): Layers =>
	// The table of fields that the editor is based on allows the value.
	layers.map(layer => (layer.id === id ? ({ ...layer, [field]: value } as ImageLayer) : layer));

/** Adds a copy right above the original. */
export function copyLayer(layers: Layers, id: string, copyId: string): Layers {
	const at = layers.findIndex(layer => layer.id === id);
	const original = layers[at];
	return original ? layers.toSpliced(at + 1, 0, { ...original, id: copyId }) : layers;
}
