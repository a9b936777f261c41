import { baseSettings } from '@/stores/preferences/BaseSettings';

const KEPT = 32;

/** Puts an emoji at the front of the recently used ones. */
export function rememberEmoji(emoji: string): void {
	const others = baseSettings.get('recentlyUsedEmojis').filter(each => each !== emoji);
	baseSettings.set('recentlyUsedEmojis', [emoji, ...others].slice(0, KEPT));
}
