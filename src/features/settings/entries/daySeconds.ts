const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The local day of a time, as fields for a date hold it. */
export function dayOf(seconds: number): string {
	const date = new Date(seconds * 1000);
	const two = (part: number) => String(part).padStart(2, '0');
	return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The beginning of a local day in seconds since the epoch; null if it isn't one (yet). */
export function secondsOfDay(day: string): number | null {
	const time = DAY.test(day) ? new Date(`${day}T00:00:00`).getTime() : Number.NaN;
	return Number.isNaN(time) || time < 0 ? null : time / 1000;
}
