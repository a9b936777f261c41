import { EMOJI_CATEGORIES, type EmojiCategory, type UnicodeEmoji } from '@/blocks/emoji/unicodeEmojis';
import { text } from '@/i18n/text';
import type { Choice } from './EmojiGrid';
import type { EmojiSection } from './EmojiSection';

const MARKS: Readonly<Record<EmojiCategory, string>> = {
	face: '😀',
	people: '👋',
	animals_and_nature: '🐻',
	food_and_drink: '🍔',
	activity: '⚽',
	travel_and_places: '⛵',
	objects: '💡',
	symbols: '💟',
	flags: '🏁',
};

/** A custom emoji with its category on the server. */
export interface CustomChoice extends Choice {
	readonly category: string | null;
}

interface EmojiLists {
	readonly recent: readonly Choice[];
	readonly custom: readonly CustomChoice[];
	readonly unicode: readonly UnicodeEmoji[];
}

export const fromUnicode = ({ char, name, words }: Pick<UnicodeEmoji, 'char' | 'name' | 'words'>): Choice => ({
	emoji: char,
	name,
	words,
	url: null,
});

/** Recent emojis, the server's by category in its order, and Unicode emojis; without empty sections. */
export function sectionsOf({ recent, custom, unicode }: EmojiLists): EmojiSection[] {
	const sections: EmojiSection[] = [
		{ id: 'recent', label: text.emojiPicker.recent, mark: 'clock', choices: recent },
		...byCategory(custom).map(([category, choices]) => ({
			id: `custom ${category}`,
			label: category === '' ? text.emojiPicker.customEmojis : category,
			mark: choices[0] ?? ('emoji' as const),
			choices,
		})),
		...EMOJI_CATEGORIES.map(category => ({
			id: category,
			label: text.emojiPicker[category],
			mark: fromUnicode({ char: MARKS[category], name: category, words: [] }),
			choices: unicode.filter(emoji => emoji.category === category).map(fromUnicode),
		})),
	];
	return sections.filter(({ choices }) => choices.length > 0);
}

function byCategory(emojis: readonly CustomChoice[]): [string, CustomChoice[]][] {
	const groups = new Map<string, CustomChoice[]>();
	for (const emoji of emojis) {
		const key = emoji.category ?? '';
		const group = groups.get(key);
		if (group) group.push(emoji);
		else groups.set(key, [emoji]);
	}
	return [...groups];
}
