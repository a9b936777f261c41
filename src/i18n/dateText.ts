import { currentLanguage } from './text';

/** The day of a time (milliseconds since the epoch) in the page's language, such as `Nov 21, 2026`. */
export const dateText = (at: number): string => formatOf('day').format(at);

/** The same with the hour and minute, such as `Nov 21, 2026, 2:05 PM`. */
export const dateTimeText = (at: number): string => formatOf('minute').format(at);

/** By language and precision: a year of days has 365 texts, and to make a format takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(precision: 'day' | 'minute'): Intl.DateTimeFormat {
	const language = currentLanguage();
	const key = `${language} ${precision}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.DateTimeFormat(language, {
		dateStyle: 'medium',
		...(precision === 'minute' && { timeStyle: 'short' }),
	});
	formats.set(key, made);
	return made;
}
