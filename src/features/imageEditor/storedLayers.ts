import { isRecord } from '@/base/isRecord';
import { randomId } from '@/base/randomId';
import { type ImageLayer, readLayers } from '@/domain/image/imageLayers';

/** Editable layers, and how to merge them with the others again. */
export interface OpenedLayers {
	/** With unique ids. */
	readonly layers: readonly ImageLayer[];
	/**
	 * The layers to store. Unchanged layers are stored as they were; those of unknown kinds stay behind the layer that
	 * they followed, or its nearest predecessor that still exists.
	 */
	readonly store: (layers: readonly ImageLayer[]) => readonly unknown[];
}

/** Opens stored layers so that an edit loses nothing of another version. */
export function openLayers(stored: readonly unknown[]): OpenedLayers {
	const ids = new Set<string>();
	const found = stored.map(source => {
		const [read] = readLayers([source]);
		if (!read) return { source, layer: null };
		const layer = ids.has(read.id) || !hasId(source) ? { ...read, id: randomId() } : read;
		ids.add(layer.id);
		return { source, layer };
	});
	return {
		layers: found.flatMap(({ layer }) => (layer ? [layer] : [])),
		store(layers) {
			const left = new Set(layers.map(({ id }) => id));
			const sources = new Map<ImageLayer, unknown>();
			const unknown = new Map<string | null, unknown[]>();
			let last: string | null = null;
			for (const { layer, source } of found) {
				if (layer) {
					sources.set(layer, source);
					if (left.has(layer.id)) last = layer.id;
				} else {
					unknown.set(last, [...(unknown.get(last) ?? []), source]);
				}
			}
			return [
				...(unknown.get(null) ?? []),
				...layers.flatMap(layer => [sources.get(layer) ?? layer, ...(unknown.get(layer.id) ?? [])]),
			];
		},
	};
}

const hasId = (source: unknown): boolean => isRecord(source) && typeof source.id === 'string' && source.id !== '';
