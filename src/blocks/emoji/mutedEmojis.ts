import { cardPreference } from '@/stores/preferences/preference';

/** Emojis that the account does not want to see: `❤`, `:name:`, `:name@host:`. */
export const mutedEmojis = cardPreference<readonly string[]>({ key: 'mutedEmojis', default: [], scope: 'account' });
