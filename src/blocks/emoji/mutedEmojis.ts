import { cardPreference } from '@/stores/preferences/preference';

/** Emojis that the account has muted: `❤`, `:name:`, `:name@host:`. */
export const mutedEmojis = cardPreference<readonly string[]>({ key: 'mutedEmojis', default: [], scope: 'account' });
