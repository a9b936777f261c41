import type { ImageLayer } from '@/domain/image/imageLayers';

type Layers = readonly ImageLayer[];

/** Moves a layer to another index, clamped to the list. */
export function moveLayer(layers: Layers, from: number, to: number): Layers {
	const layer = layers[from];
	if (!layer) return layers;
	const others = layers.toSpliced(from, 1);
	return others.toSpliced(Math.min(others.length, Math.max(0, to)), 0, layer);
}

/** Changes a field of a layer. */
export const changeField = (layers: Layers, id: string, field: string, value: unknown): Layers =>
	// The table of fields that the editor is based on allows the value.
	layers.map(layer => (layer.id === id ? ({ ...layer, [field]: value } as ImageLayer) : layer));

/** Adds a copy right above the original. */
export function copyLayer(layers: Layers, id: string, copyId: string): Layers {
	const at = layers.findIndex(layer => layer.id === id);
	const original = layers[at];
	return original ? layers.toSpliced(at + 1, 0, { ...original, id: copyId }) : layers;
}

/** Position of a row on the screen during dragging, in pixels. */
export interface RowPlace {
	readonly top: number;
	readonly height: number;
}

/** The index of a row dragged by this many pixels: that of the row whose middle its own has passed. */
export function draggedTo(rows: readonly RowPlace[], from: number, by: number): number {
	const row = rows[from];
	if (!row) return from;
	const [top, bottom] = [row.top + by, row.top + row.height + by];
	const middle = ({ top: start, height }: RowPlace) => start + height / 2;
	if (by < 0) {
		const passed = rows.slice(0, from).filter(each => top < middle(each)).length;
		return from - passed;
	}
	return from + rows.slice(from + 1).filter(each => bottom > middle(each)).length;
}
