import { withoutStyle } from '@/domain/note/withoutStyle';
import { cardPreference } from '@/stores/preferences/preference';

/** Emojis that the account has muted: `❤`, `:name:`, `:name@host:`. */
export const mutedEmojis = cardPreference<readonly string[]>({ key: 'mutedEmojis', default: [], scope: 'account' });

/** Texts may have variation selectors, which reactions lack. */
export function isMutedBy(muted: readonly string[], emoji: string): boolean {
	if (muted.length === 0) return false;
	const wanted = withoutStyle(emoji);
	return muted.some(each => withoutStyle(each) === wanted);
}
