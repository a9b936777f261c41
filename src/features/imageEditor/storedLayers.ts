import { randomId } from '@/base/randomId';
import { type ImageLayer, readLayers } from '@/domain/image/imageLayers';

/** Layers that can be edited, and how they are put back among those that can't. */
export interface OpenedLayers {
	/** With ids of which each is there once. */
	readonly layers: readonly ImageLayer[];
	/**
	 * What is stored instead of what was opened. Layers that were left alone are stored as they were found; those of
	 * unknown kinds stay behind the layer that they followed, or its nearest predecessor that is still there.
	 */
	readonly store: (layers: readonly ImageLayer[]) => readonly unknown[];
}

/** Opens stored layers so that nothing of another version is lost by an edit. */
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

const hasId = (source: unknown): boolean =>
	typeof source === 'object' && source !== null && 'id' in source && typeof source.id === 'string' && source.id !== '';
