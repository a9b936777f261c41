import { loadUnicodeEmojis } from '@/blocks/emoji/unicodeEmojis';
import { currentLanguage } from '@/i18n/text';

export { firstReaction, watchFirstReaction } from './firstReaction';
export { openEmojiPicker } from './openEmojiPicker';

/** Preloads the picker and the list of Unicode emojis. */
export const loadEmojiPicker = () => Promise.all([import('./EmojiPicker'), loadUnicodeEmojis(currentLanguage())]);
