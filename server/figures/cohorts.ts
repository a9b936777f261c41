/** The day (UTC) of a time, as `2026-11-26`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const COHORT = '@cohort ';

/** Those who registered on the same day: whom figures of retention are about. */
export const cohortOf = (registered: number): string => COHORT + dayOf(registered);
