import { hashtagsIn } from '@/domain/note/hashtags';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { hashtagHistory } from './hashtagHistory';

const KEPT = 100;

/** Moves the hashtags of a posted note to the front of the suggestions; stored on this device. */
export function rememberHashtags(text: string): void {
	const used = hashtagsIn(text);
	if (used.length === 0) return;
	baseSettings.set(hashtagHistory, [...new Set([...used, ...baseSettings.get(hashtagHistory)])].slice(0, KEPT));
}
