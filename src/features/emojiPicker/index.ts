export { openEmojiPicker } from './openEmojiPicker';
