import { preferences } from '@/stores/preferences/Preferences';

/** @param emoji `❤`, `:name:`, `:name@host:` */
export function isEmojiMuted(emoji: string): boolean {
	return preferences.get('mutedEmojis').includes(emoji);
}

/** @throws Error where it is muted already (spec 1 §5, §8): another tab may have done it while a menu was open */
export function muteEmoji(emoji: string): void {
	if (isEmojiMuted(emoji)) throw new Error('Emoji is already muted');
	preferences.set('mutedEmojis', [...preferences.get('mutedEmojis'), emoji]);
}

export function unmuteEmoji(emoji: string): void {
	preferences.set(
		'mutedEmojis',
		preferences.get('mutedEmojis').filter(each => each !== emoji),
	);
}
