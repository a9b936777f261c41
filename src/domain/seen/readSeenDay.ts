/** `2026`, `2026-11`, `2026-11-03`, also with slashes or dots. */
const DATE = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;
/** `7d`: seven days ago; also weeks, months and years. */
const AGO = /^(\d{1,4})(d|w|m|y)$/i;

/**
 * The beginning of the day, month or year that a text names, in the device's time zone.
 * @param now in milliseconds since the epoch
 * @returns milliseconds since the epoch; null if it names none
 */
export function readSeenDay(text: string, now: number): number | null {
	const word = text.toLowerCase();
	if (word === 'today' || word === '今日') return daysAgo(now, 0);
	if (word === 'yesterday' || word === '昨日') return daysAgo(now, 1);
	const ago = AGO.exec(word);
	if (ago) return back(now, Number(ago[1]), ago[2] ?? 'd');
	const date = DATE.exec(word);
	if (!date) return null;
	const [year, month, day] = [Number(date[1]), Number(date[2] ?? 1), Number(date[3] ?? 1)];
	const at = new Date(year, month - 1, day);
	const isReal = at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === day;
	return isReal ? at.getTime() : null;
}

function daysAgo(now: number, days: number): number {
	const date = new Date(now);
	return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days).getTime();
}

function back(now: number, count: number, unit: string): number {
	if (unit === 'd' || unit === 'w') return daysAgo(now, unit === 'w' ? count * 7 : count);
	const date = new Date(now);
	const months = unit === 'y' ? count * 12 : count;
	// The last day of a shorter month rather than the first of the next.
	const end = new Date(date.getFullYear(), date.getMonth() - months + 1, 0).getDate();
	return new Date(date.getFullYear(), date.getMonth() - months, Math.min(date.getDate(), end)).getTime();
}
