export { openEmojiMenu } from './openEmojiMenu';
export { openReactionUsers } from './openReactionUsers';
