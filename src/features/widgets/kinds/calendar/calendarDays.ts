/** How much of the day, month and year has passed, from 0 to 1, in the time zone of the device. */
export interface PassedShares {
	readonly day: number;
	readonly month: number;
	readonly year: number;
}

export function passedShares(now: number): PassedShares {
	const date = new Date(now);
	const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
	// From midnight to midnight, as some days have 23 or 25 hours.
	const share = (from: Date, to: Date) => (now - from.getTime()) / (to.getTime() - from.getTime());
	return {
		day: share(new Date(year, month, day), new Date(year, month, day + 1)),
		month: share(new Date(year, month, 1), new Date(year, month + 1, 1)),
		year: share(new Date(year, 0, 1), new Date(year + 1, 0, 1)),
	};
}

/** Days of the week, Sunday first, as `Date` counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The weeks of a month: rows of seven days of the month, null for those of others.
 * @param month from 0
 */
export function weeksOf(year: number, month: number, first: Weekday): readonly (readonly (number | null)[])[] {
	const days = new Date(year, month + 1, 0).getDate();
	const before = (new Date(year, month, 1).getDay() - first + 7) % 7;
	const rows = Math.ceil((before + days) / 7);
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: 7 }, (__, column) => {
			const day = row * 7 + column - before + 1;
			return day >= 1 && day <= days ? day : null;
		}),
	);
}
