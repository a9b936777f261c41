import type { NavAction } from './navActions';

/** The entry that is a line between items (rules/navigation#the-bar). */
export const DIVIDER = '-';

/** An entry of the bar's menu that this version can show. */
export interface NavEntry {
	/** Unique among the entries: the item's id; a line also has its number. */
	readonly id: string;
	/** Its place in the stored list, which may have others between. */
	readonly at: number;
	/** Null for a line. */
	readonly action: NavAction | null;
}

/**
 * What the stored list says, in order, without items that this version doesn't have. These stay in the list, as other
 * clients and versions have them.
 */
export function navEntries(menu: unknown, items: readonly NavAction[]): readonly NavEntry[] {
	if (!Array.isArray(menu)) return [];
	const entries = menu.flatMap((key: unknown, at): NavEntry[] => {
		const action = items.find(({ id }) => id === key);
		if (key !== DIVIDER && (!action || menu.indexOf(key) !== at)) return [];
		return [{ id: action ? action.id : `line${at}`, at, action: action ?? null }];
	});
	let lines = 0;
	return entries.map(entry => (entry.action ? entry : { ...entry, id: `line${++lines}` }));
}

/** The list with an entry at another place among those that are shown. */
export function withMoved(menu: readonly string[], entries: readonly NavEntry[], id: string, to: number): string[] {
	const moved = entries.find(entry => entry.id === id);
	const key = moved && menu[moved.at];
	if (!moved || key === undefined || entries.indexOf(moved) === to) return [...menu];
	const next = entries.filter(entry => entry !== moved)[to];
	const before = next ? next.at : menu.length;
	return menu
		.flatMap((each, at) => {
			const kept = at === moved.at ? [] : [each];
			return at === before ? [key, ...kept] : kept;
		})
		.concat(before === menu.length ? [key] : []);
}

export const withoutEntry = (menu: readonly string[], { at }: NavEntry): string[] =>
	menu.filter((_, index) => index !== at);
