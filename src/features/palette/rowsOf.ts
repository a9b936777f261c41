import type { PaletteGroup, PaletteItem } from '@/blocks/palette/PaletteSource';
import type { LoadedSection } from './OpenLevel';
import { type PaletteIndex, rankPalette } from './rankPalette';

export interface PaletteRow {
	readonly item: PaletteItem;
	readonly group: PaletteGroup | null;
	/** The heading that it stands under; null among what was found. */
	readonly heading: PaletteGroup | 'recent' | null;
}

/** More are rarely looked at, and would cost time at each key. */
const MOST = 40;
const MOST_RECENT = 6;
/** Before anything is typed, of each group. */
const MOST_OF: Partial<Record<PaletteGroup, number>> = { note: 20, columns: 12, pages: 16, people: 5, settings: 5 };
const MOST_OF_OTHERS = 8;

/** The rows for a query: what was used last, then each group; with a query the best matches of all groups. */
export function rowsOf(
	sections: readonly LoadedSection[],
	query: string,
	index: PaletteIndex,
	recent: readonly string[],
): readonly PaletteRow[] {
	return query.trim() === '' ? unasked(sections, recent) : asked(sections, query, index, recent);
}

function unasked(sections: readonly LoadedSection[], recent: readonly string[]): readonly PaletteRow[] {
	const all = sections.flatMap(({ group, items }) => items.map(item => ({ item, group })));
	const byId = new Map(all.map(each => [each.item.id, each]));
	const used = recent.flatMap(id => byId.get(id) ?? []).slice(0, MOST_RECENT);
	const isUsed = new Set(used.map(({ item }) => item.id));
	const order = sections.map(({ group }) => group);
	// Several sources may have entries of one group.
	const grouped = [...sections].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
	const rows = grouped.flatMap(({ group, items }) =>
		items
			.filter(({ id }) => !isUsed.has(id))
			.slice(0, group === null ? MOST : (MOST_OF[group] ?? MOST_OF_OTHERS))
			.map((item): PaletteRow => ({ item, group, heading: group })),
	);
	return [...used.map((each): PaletteRow => ({ ...each, heading: 'recent' })), ...rows];
}

function asked(
	sections: readonly LoadedSection[],
	query: string,
	index: PaletteIndex,
	recent: readonly string[],
): readonly PaletteRow[] {
	const typed = sections.flatMap(section => section.typed);
	const found = sections.flatMap(section => section.found);
	const best = rankPalette([...sections.flatMap(section => section.items), ...found], query, index, recent);
	const seen = new Set<string>();
	const rows: PaletteRow[] = [];
	for (const item of [...typed, ...best, ...found]) {
		if (seen.has(item.id)) continue;
		seen.add(item.id);
		rows.push({ item, group: groupOf(sections, item), heading: null });
		if (rows.length === MOST) break;
	}
	return rows;
}

const groupOf = (sections: readonly LoadedSection[], item: PaletteItem): PaletteGroup | null =>
	sections.find(({ typed, items, found }) => typed.includes(item) || items.includes(item) || found.includes(item))
		?.group ?? null;
