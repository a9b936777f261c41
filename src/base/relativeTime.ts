export type TimeUnit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';

export interface RelativeTime {
	/** Null means "just now". */
	readonly unit: TimeUnit | null;
	readonly count: number;
	readonly isFuture: boolean;
}

const UNITS: readonly (readonly [TimeUnit, seconds: number])[] = [
	['years', 31_536_000],
	['months', 2_592_000],
	['weeks', 604_800],
	['days', 86_400],
	['hours', 3_600],
	['minutes', 60],
	['seconds', 1],
];
const FIRST_SECONDS = 10;
/** In seconds: clocks differ a little, so times this far in the future still count as now. */
const NOW_AHEAD = 3;

/**
 * How long ago, in the largest unit that fits (rules/appearance#times).
 * @param at, now milliseconds since the epoch
 */
export function relativeTime(at: number, now: number): RelativeTime {
	const ago = (now - at) / 1000;
	if (ago >= -NOW_AHEAD && ago < FIRST_SECONDS) return { unit: null, count: 0, isFuture: false };
	const distance = Math.abs(ago);
	const [unit, seconds] = UNITS.find(([, length]) => distance >= length) ?? (['seconds', 1] as const);
	return { unit, count: Math.floor(distance / seconds), isFuture: ago < 0 };
}
