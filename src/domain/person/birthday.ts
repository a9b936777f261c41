const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Older people than this have left out the year. */
const OLDEST = 130;

interface Birthday {
	/** In whole years; null if the year can't be theirs. */
	readonly age: number | null;
	readonly isToday: boolean;
}

/**
 * How old somebody is, and whether today is their birthday. In years without a 29 February, the birthday of people born on
 * that day is 1 March.
 * @param day `YYYY-MM-DD`
 * @param now in the time zone of the reader
 * @returns null for what is no day
 */
export function birthdayAt(day: string, now: Date): Birthday | null {
	const [, year, month, date] = DAY.exec(day)?.map(Number) ?? [];
	if (year === undefined || month === undefined || date === undefined) return null;
	const celebrated = new Date(now.getFullYear(), month - 1, date);
	const isOver = celebrated.getTime() <= now.getTime();
	const age = now.getFullYear() - year - (isOver ? 0 : 1);
	return {
		age: age >= 0 && age <= OLDEST ? age : null,
		isToday: isOver && celebrated.getMonth() === now.getMonth() && celebrated.getDate() === now.getDate(),
	};
}
