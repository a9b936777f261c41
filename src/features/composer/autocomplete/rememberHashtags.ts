import { hashtagsIn } from '@/domain/note/hashtags';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { hashtagHistory } from './hashtagHistory';

const KEPT = 100;

/** The hashtags of a note that was posted are offered first from then on; kept on this device. */
export function rememberHashtags(text: string): void {
	const used = hashtagsIn(text);
	if (used.length === 0) return;
	baseSettings.set(hashtagHistory, [...new Set([...used, ...baseSettings.get(hashtagHistory)])].slice(0, KEPT));
}
