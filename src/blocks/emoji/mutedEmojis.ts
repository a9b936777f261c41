import { cardPreference } from '@/stores/preferences/preference';

/** Emojis that the account has muted: `❤`, `:name:`, `:name@host:`. */
export const mutedEmojis = cardPreference<readonly string[]>({ key: 'mutedEmojis', default: [], scope: 'account' });

/** Texts may have a sign that asks for a picture, which reactions lack. */
const plain = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

export function isMutedBy(muted: readonly string[], emoji: string): boolean {
	if (muted.length === 0) return false;
	const wanted = plain(emoji);
	return muted.some(each => plain(each) === wanted);
}
