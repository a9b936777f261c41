import { foldText } from '@/base/foldText';
import type { CustomEmoji } from '@/stores/session/EmojiCatalogue';

/** A row of the list: the name of a category, or some of its emojis. */
export type EmojiListRow =
	| { readonly kind: 'category'; readonly key: string; readonly name: string | null; readonly count: number }
	| { readonly kind: 'emojis'; readonly key: string; readonly emojis: readonly CustomEmoji[] };

interface EmojiWish {
	/** Part of a name or tag; empty for all. */
	readonly words: string;
	/** The wanted category, null for those without one; undefined for all. */
	readonly category: string | null | undefined;
	/** Tags that each of them has. */
	readonly tags: readonly string[];
}

/** The emojis of a category, with a part of the name or of a tag, and with all tags that were chosen. */
export function wantedEmojis(
	emojis: readonly CustomEmoji[],
	{ words, category, tags }: EmojiWish,
): readonly CustomEmoji[] {
	const wanted = foldText(words.trim().replaceAll(':', ''));
	if (wanted === '' && category === undefined && tags.length === 0) return emojis;
	return emojis.filter(
		emoji =>
			(category === undefined || emoji.category === category) &&
			tags.every(tag => emoji.aliases.includes(tag)) &&
			(wanted === '' || [emoji.name, ...emoji.aliases].some(name => foldText(name).includes(wanted))),
	);
}

/** The categories in the server's order; null for the emojis without one, at the end. */
export const categoriesOf = (emojis: readonly CustomEmoji[]): readonly (string | null)[] => [
	...byCategory(emojis).keys(),
];

const byList = new WeakMap<readonly CustomEmoji[], ReadonlyMap<string | null, readonly CustomEmoji[]>>();

/** Made once for each list. */
function byCategory(emojis: readonly CustomEmoji[]): ReadonlyMap<string | null, readonly CustomEmoji[]> {
	const known = byList.get(emojis);
	if (known) return known;
	const all = new Map<string | null, CustomEmoji[]>();
	// Servers answer with them in this order, so that most are of the category of the one before.
	let [category, own]: [string | null | undefined, CustomEmoji[]] = [undefined, []];
	for (const emoji of emojis) {
		if (emoji.category !== category) {
			category = emoji.category;
			own = all.get(category) ?? [];
			all.set(category, own);
		}
		own.push(emoji);
	}
	const without = all.get(null);
	if (without) {
		all.delete(null);
		all.set(null, without);
	}
	byList.set(emojis, all);
	return all;
}

/** The most frequent tags, the most frequent first. Those that were chosen come before all others. */
export function frequentTags(
	emojis: readonly CustomEmoji[],
	chosen: readonly string[],
	most: number,
): readonly string[] {
	const counts = new Map<string, number>();
	for (const { aliases } of emojis) {
		for (const tag of aliases) if (tag !== '') counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}
	const others = [...counts].filter(([tag]) => !chosen.includes(tag)).sort(([, a], [, b]) => b - a);
	return [...chosen, ...others.slice(0, Math.max(0, most - chosen.length)).map(([tag]) => tag)];
}

/** @param columns emojis per row */
export function emojiListRows(emojis: readonly CustomEmoji[], columns: number): readonly EmojiListRow[] {
	return [...byCategory(emojis)].flatMap(([name, own]) => {
		const rows = Array.from(
			{ length: Math.ceil(own.length / columns) },
			(_, row): EmojiListRow => ({
				kind: 'emojis',
				key: `${name ?? ''} ${own[row * columns]?.name}`,
				emojis: own.slice(row * columns, (row + 1) * columns),
			}),
		);
		return [{ kind: 'category', key: `category ${name ?? ''}`, name, count: own.length } as const, ...rows];
	});
}
