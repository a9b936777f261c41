import { isMutedBy, mutedEmojis } from '@/blocks/emoji/mutedEmojis';
import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';

/** @param emoji `❤`, `:name:`, `:name@host:` */
export function isEmojiMuted(owner: PreferenceOwner, emoji: string): boolean {
	return isMutedBy(preferences.get(mutedEmojis, owner), emoji);
}

/**
 * @throws Error if it is muted already (rules/reactions#menu-of-an-emoji); another tab may have muted it while a menu
 * was open
 */
export function muteEmoji(owner: PreferenceOwner, emoji: string): void {
	if (isEmojiMuted(owner, emoji)) throw new Error('Emoji is already muted');
	preferences.update(mutedEmojis, muted => [...muted, emoji], owner);
}

export function unmuteEmoji(owner: PreferenceOwner, emoji: string): void {
	preferences.update(mutedEmojis, muted => muted.filter(each => !isMutedBy([each], emoji)), owner);
}
