/** A built-in emoji (rules/reactions#the-picker): character, name, category. */
export interface UnicodeEmoji {
	readonly char: string;
	readonly name: string;
	readonly category: EmojiCategory;
	/** Additional words in the user's language. */
	readonly words: readonly string[];
}

export const EMOJI_CATEGORIES = [
	'face',
	'people',
	'animals_and_nature',
	'food_and_drink',
	'activity',
	'travel_and_places',
	'objects',
	'symbols',
	'flags',
] as const;
export type EmojiCategory = (typeof EMOJI_CATEGORIES)[number];

let loading: Promise<readonly UnicodeEmoji[]> | undefined;

/** The emoji list with the words of the user's language; fetched once, at the latest when a picker is first opened. */
export function loadUnicodeEmojis(language: string): Promise<readonly UnicodeEmoji[]> {
	loading ??= load(language).catch(error => {
		// The next picker tries again.
		loading = undefined;
		throw error;
	});
	return loading;
}

async function load(language: string): Promise<readonly UnicodeEmoji[]> {
	const words = language.startsWith('ja')
		? import('@misskey-dev/emoji-data/indexes/ja-JP.json')
		: import('@misskey-dev/emoji-data/indexes/en-US.json');
	const [{ default: list }, { default: index }] = await Promise.all([
		import('@misskey-dev/emoji-data/emojilist.json'),
		words,
	]);
	const byChar = index as Readonly<Record<string, readonly string[]>>;
	return list.map(([char, name, category]) => ({
		char,
		name,
		category: EMOJI_CATEGORIES[category] ?? 'symbols',
		words: byChar[char] ?? [],
	}));
}
