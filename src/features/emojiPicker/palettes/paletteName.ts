import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { EmojiPalette } from '../pickerSettings';

/** A palette's name, or its number (from an index) where it has none. */
export const paletteName = ({ name }: EmojiPalette, index: number): string =>
	name || fill(text.emojiPicker.unnamed, { number: index + 1 });
