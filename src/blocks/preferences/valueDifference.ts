import { isRecord } from '@/base/isRecord';
import { isSameJson } from '@/base/isSameJson';

/** The names of what was added, removed and changed between two values of one setting. */
export interface ValueDifference {
	readonly added: readonly string[];
	readonly removed: readonly string[];
	readonly changed: readonly string[];
	/** The same items, in another order. */
	readonly isReordered: boolean;
}

/** Null if the values are no lists or objects: then they speak for themselves. */
export function valueDifference(before: unknown, after: unknown): ValueDifference | null {
	const [old, next] = [partsOf(before), partsOf(after)];
	if (!old || !next) return null;
	const added = [...next].filter(([id]) => !old.has(id));
	const removed = [...old].filter(([id]) => !next.has(id));
	const changed = [...next].filter(([id, part]) => old.has(id) && !isSameJson(old.get(id)?.value, part.value));
	const isUntouched = added.length === 0 && removed.length === 0 && changed.length === 0;
	const names = (parts: readonly (readonly [string, Part])[]) => parts.map(([, { name }]) => name);
	return {
		added: names(added),
		removed: names(removed),
		changed: names(changed),
		isReordered: isUntouched && Array.isArray(after) && [...old.keys()].join('\n') !== [...next.keys()].join('\n'),
	};
}

interface Part {
	readonly name: string;
	readonly value: unknown;
}

/** A list's items by their ids, an object's fields by their names. */
function partsOf(value: unknown): ReadonlyMap<string, Part> | null {
	if (Array.isArray(value))
		return new Map(value.map(item => [idOf(item), { name: itemName(item) ?? '…', value: item }]));
	if (!isRecord(value)) return null;
	return new Map(Object.entries(value).map(([name, part]) => [name, { name, value: part }]));
}

function idOf(item: unknown): string {
	if (!isRecord(item)) return JSON.stringify(item);
	return JSON.stringify(item.id ?? item.installId ?? item.name ?? item);
}

/** What people call an item of a list; undefined if it has no name. */
export function itemName(item: unknown): string | undefined {
	if (typeof item === 'string' || typeof item === 'number') return String(item);
	if (!isRecord(item)) return undefined;
	const { name, id } = item;
	if (typeof name === 'string' && name !== '') return name;
	return typeof id === 'string' ? id : undefined;
}
