import { currentLanguage } from './text';

/** The day of a time (milliseconds since the epoch) in the page's language, such as `Nov 21, 2026`. */
export const dateText = (at: number): string =>
	new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);

/** The same with the hour and minute, such as `Nov 21, 2026, 2:05 PM`. */
export const dateTimeText = (at: number): string =>
	new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
