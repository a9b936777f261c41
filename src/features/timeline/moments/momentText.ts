import { currentLanguage } from '@/i18n/text';

/** A moment in words, in milliseconds since the epoch. */
export const momentText = (at: number): string =>
	new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
