/** A preset as it is stored: fields that are unknown here are another version's, and stay. */
export interface StoredPreset {
	readonly id: string;
	readonly name: string;
	/** Kinds that are unknown here stay, too; `readLayers` gives those that can be drawn. */
	readonly layers: readonly unknown[];
}

type Stored = readonly StoredPreset[];

/** What of the stored can be shown: each id once, with a name and layers. The rest stays where it is. */
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

/** With a preset of this id changed, or added at the end where there is none. */
export function withPreset(stored: Stored, { id, name, layers }: StoredPreset): StoredPreset[] {
	const at = stored.findIndex(each => isRecord(each) && each.id === id);
	if (at < 0) return [...stored, { id, name, layers }];
	return stored.map((each, index) => (index === at ? { ...each, name, layers } : each));
}

export const withoutPreset = (stored: Stored, id: string): StoredPreset[] =>
	stored.filter(each => !isRecord(each) || each.id !== id);

/** With a copy right behind the original, of which it has everything but id and name. */
export function withCopy(stored: Stored, id: string, copy: { readonly id: string; readonly name: string }) {
	const at = stored.findIndex(each => isRecord(each) && each.id === id);
	const original = stored[at];
	return original ? [...stored.slice(0, at + 1), { ...original, ...copy }, ...stored.slice(at + 1)] : [...stored];
}

/** The preset that is put onto pictures unless told otherwise; null where none is, or it is gone. */
export const defaultPreset = (presets: Stored, id: string | null): StoredPreset | null =>
	presets.find(each => each.id === id) ?? null;

/** The name with the next number that no other has: `Mine`, `Mine 2`, `Mine 3`. */
export function nextName(name: string, taken: readonly string[]): string {
	const stem = name.replace(/ \d+$/, '');
	let number = 2;
	while (taken.includes(`${stem} ${number}`)) number++;
	return `${stem} ${number}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
