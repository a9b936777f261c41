import { isRecord } from '@/base/isRecord';

/** A preset as stored. Fields that this version doesn't know are kept. */
export interface StoredPreset {
	readonly id: string;
	readonly name: string;
	/** Layers of unknown kinds are kept too; `readLayers` returns those that can be drawn. */
	readonly layers: readonly unknown[];
}

type Stored = readonly StoredPreset[];

/** The usable presets of a stored list: each id once, with a name and layers. The rest stays stored. */
export function readPresets(stored: unknown): StoredPreset[] {
	if (!Array.isArray(stored)) return [];
	const seen = new Set<string>();
	return stored.flatMap((each: unknown) => {
		if (!isRecord(each) || typeof each.id !== 'string' || each.id === '' || seen.has(each.id)) return [];
		seen.add(each.id);
		const name = typeof each.name === 'string' ? each.name : '';
		return [{ ...each, id: each.id, name, layers: Array.isArray(each.layers) ? (each.layers as unknown[]) : [] }];
	});
}

/** Replaces the preset with this id, or adds it at the end. */
export function withPreset(stored: Stored, { id, name, layers }: StoredPreset): StoredPreset[] {
	const at = stored.findIndex(each => isRecord(each) && each.id === id);
	if (at < 0) return [...stored, { id, name, layers }];
	return stored.map((each, index) => (index === at ? { ...each, name, layers } : each));
}

export const withoutPreset = (stored: Stored, id: string): StoredPreset[] =>
	stored.filter(each => !isRecord(each) || each.id !== id);

/** Adds a copy right behind the original, with an id and name of its own. */
export function withCopy(stored: Stored, id: string, copy: { readonly id: string; readonly name: string }) {
	const at = stored.findIndex(each => isRecord(each) && each.id === id);
	const original = stored[at];
	return original ? [...stored.slice(0, at + 1), { ...original, ...copy }, ...stored.slice(at + 1)] : [...stored];
}

/** The preset that is applied by default; null if none is chosen or it no longer exists. */
export const defaultPreset = (presets: Stored, id: string | null): StoredPreset | null =>
	presets.find(each => each.id === id) ?? null;
