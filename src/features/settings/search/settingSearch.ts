import { foldText } from '@/base/foldText';

/** Something that the search of the settings finds. */
export interface FindableSetting {
	/** Unique. */
	readonly id: string;
	/** In the reader's language. */
	readonly title: string;
	/** Everything that it may be called, in each language, and its key. */
	readonly titles: readonly string[];
	/** Further words that it is found by. */
	readonly words: readonly string[];
}

/** An item with its texts as they are compared. */
interface Indexed<Item> {
	readonly item: Item;
	readonly titles: readonly string[];
	readonly all: string;
}

/** Prepared once, so that a key press only compares. */
export type SettingIndex<Item> = readonly Indexed<Item>[];

export const settingIndex = <Item extends FindableSetting>(items: readonly Item[]): SettingIndex<Item> =>
	items.map(item => {
		const titles = [item.title, ...item.titles].map(foldText);
		return { item, titles, all: [...titles, ...item.words.map(foldText)].join('\n') };
	});

/**
 * The items whose texts contain each word of the query, those first whose title begins with it or contains it
 * (rules/preferences#the-settings-pages). None for an empty query.
 */
export function findSettings<Item>(index: SettingIndex<Item>, query: string): readonly Item[] {
	const whole = foldText(query.trim());
	const words = whole.split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const rank = ({ titles }: Indexed<Item>) => {
		if (titles.some(title => title.startsWith(whole))) return 0;
		return titles.some(title => words.every(word => title.includes(word))) ? 1 : 2;
	};
	return index
		.filter(({ all }) => words.every(word => all.includes(word)))
		.map(indexed => ({ item: indexed.item, rank: rank(indexed) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ item }) => item);
}
