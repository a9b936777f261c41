/** The day in the time zone of the device, such as `2026-11-26`. */
export function localDay(now: number): string {
	const date = new Date(now);
	const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
	return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
