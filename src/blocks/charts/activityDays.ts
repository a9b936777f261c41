export interface ActivityDay {
	/** From 0, the oldest week first. */
	readonly week: number;
	/** From 0, the first day of the week first. */
	readonly weekday: number;
	readonly count: number;
	/** 0 for none, else 1 to 4 by its share of the busiest day. */
	readonly level: number;
	/** How many days ago it was. */
	readonly ago: number;
}

const LEVELS = 4;

/**
 * The days of a heat map: one column a week, the present week last.
 * @param counts today's first
 * @param today the present day of the week, from 0 for the first one
 */
export function activityDays(counts: readonly number[], weeks: number, today: number): readonly ActivityDay[] {
	const shown = counts.slice(0, (weeks - 1) * 7 + today + 1);
	const most = Math.max(0, ...shown);
	return shown.map((count, ago) => {
		const at = (weeks - 1) * 7 + today - ago;
		const level = count > 0 ? Math.max(1, Math.ceil((count / most) * LEVELS)) : 0;
		return { week: Math.floor(at / 7), weekday: at % 7, count, level, ago };
	});
}
