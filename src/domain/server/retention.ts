const DAY_MS = 86_400_000;

/** Those who registered on the same day (UTC), and how many of them came back. */
export interface Cohort {
	/** When the day began. */
	readonly at: number;
	/** How many registered. */
	readonly people: number;
	/** How many of them were there one day later, two days later and so on, up to the latest whole day. */
	readonly returned: readonly number[];
}

/** A cohort as servers tell it: `data` has how many were there, by day. */
interface ToldCohort {
	readonly createdAt?: string | null;
	readonly users?: number | null;
	readonly data?: Readonly<Record<string, number>> | null;
}

/**
 * The days on which somebody registered, the latest first (rules/server#who-comes-back).
 * @param now today isn't over, so it doesn't count
 */
export function cohortsOf(told: readonly ToldCohort[], now: number): readonly Cohort[] {
	const today = startOf(now);
	return told
		.flatMap(({ createdAt, users, data }): readonly Cohort[] => {
			const at = startOf(Date.parse(createdAt ?? ''));
			if (Number.isNaN(at) || !users) return [];
			const byDay = new Map(Object.entries(data ?? {}).map(([day, count]) => [dayAt(day), count]));
			const days = Math.max(0, Math.round((today - at) / DAY_MS) - 1);
			const returned = Array.from({ length: days }, (_, since) => byDay.get(at + (since + 1) * DAY_MS) ?? 0);
			return [{ at, people: users, returned }];
		})
		.toSorted((a, b) => b.at - a.at);
}

/**
 * Of those who registered at least `days` days ago: the share, from 0 to 1, that came back on that day after it; null if
 * nobody registered that long ago.
 */
export function returnedAfter(cohorts: readonly Cohort[], days: number): number | null {
	const known = cohorts.filter(({ returned }) => returned.length >= days);
	const people = known.reduce((sum, cohort) => sum + cohort.people, 0);
	const returned = known.reduce((sum, cohort) => sum + Math.min(cohort.people, cohort.returned[days - 1] ?? 0), 0);
	return people === 0 ? null : returned / people;
}

const startOf = (time: number): number => time - (time % DAY_MS);

/** Of `2026-11-05` or `2026-11-5`: servers write both. */
function dayAt(day: string): number {
	const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
	return Date.UTC(year, month - 1, date);
}
