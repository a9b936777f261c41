import { loadUnicodeEmojis } from '@/blocks/emoji/unicodeEmojis';
import { currentLanguage } from '@/i18n/text';

export { openEmojiPicker } from './openEmojiPicker';

/** The picker and its built-in emojis, before they are asked for. */
export const loadEmojiPicker = () => Promise.all([import('./EmojiPicker'), loadUnicodeEmojis(currentLanguage())]);
