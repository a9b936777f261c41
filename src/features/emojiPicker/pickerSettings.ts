import { DEFAULT_REACTIONS } from '@/domain/note/defaultReactions';
import { preference } from '@/stores/preferences/preference';

export interface EmojiPalette {
	readonly id: string;
	readonly name: string;
	readonly emojis: readonly string[];
}

export const emojiPickerScale = preference({ key: 'emojiPickerScale', default: 2 });
export const emojiPickerWidth = preference({ key: 'emojiPickerWidth', default: 2 });
export const emojiPickerHeight = preference({ key: 'emojiPickerHeight', default: 3 });
export const emojiPalettes = preference<readonly EmojiPalette[]>({
	key: 'emojiPalettes',
	default: [{ id: 'default', name: '', emojis: DEFAULT_REACTIONS }],
	scope: 'server',
});
export const emojiPaletteForReaction = preference<string | null>({
	key: 'emojiPaletteForReaction',
	default: null,
	scope: 'server',
});
export const emojiPaletteForMain = preference<string | null>({
	key: 'emojiPaletteForMain',
	default: null,
	scope: 'server',
});
