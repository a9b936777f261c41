import { isRecord } from '@/base/isRecord';
import { WIDGET_PLACES, type Widget } from './Widget';

/** The same array gives the same widgets, so that what is shown renders only when something changed. */
const known = new WeakMap<readonly unknown[], readonly Widget[]>();

/**
 * Reads stored widgets (rules/widgets#what-is-stored). Entries without a name are left out; a missing or repeated id gets
 * another one. Fields that this version doesn't know stay.
 */
export function readWidgets(stored: unknown): readonly Widget[] {
	if (!Array.isArray(stored)) return NONE;
	const read = known.get(stored);
	if (read) return read;
	const ids = new Set<string>();
	const widgets = stored.flatMap((entry: unknown, at): Widget[] => {
		if (!isRecord(entry) || typeof entry.name !== 'string' || entry.name === '') return [];
		const given = typeof entry.id === 'string' && entry.id !== '' && !ids.has(entry.id);
		const id = given ? String(entry.id) : freeId(ids, at);
		ids.add(id);
		const place = WIDGET_PLACES.find(each => each === entry.place) ?? 'right';
		return [{ ...entry, id, name: entry.name, place, data: isRecord(entry.data) ? entry.data : {} }];
	});
	known.set(stored, widgets);
	return widgets;
}

const NONE: readonly Widget[] = [];

/** The same at each reading, as nothing is written then. */
function freeId(taken: ReadonlySet<string>, at: number): string {
	let id = `widget${at}`;
	while (taken.has(id)) id += '+';
	return id;
}
