import type { Random } from '../random';
import { DAY, HOUR, MINUTE } from './PlannedNote';

const MONTH_DAYS = 30;
/** Weight of each hour of the day (UTC): quiet before dawn in Europe, busy in the evening. */
const HOURS = [3, 2, 2, 2, 3, 4, 6, 7, 8, 8, 8, 9, 9, 8, 8, 8, 9, 10, 11, 12, 12, 10, 7, 5] as const;
const AFTERNOON = Date.UTC(2026, 0, 1, 15);
const BUSIEST = Math.max(...HOURS);
/** Above 1 makes recent notes denser. */
const RECENCY = 1.25;
const NEWEST = 3 * MINUTE;

/**
 * The times of notes in the last month, as milliseconds before now, oldest first. The days have a rhythm that is
 * counted from an afternoon rather than from the clock, so that the same seed makes the same world at any hour.
 */
export function moments(count: number, random: Random): number[] {
	const found: number[] = [];
	while (found.length < count) {
		const ago = NEWEST + random.next() ** RECENCY * (MONTH_DAYS * DAY - NEWEST);
		const hour = new Date(AFTERNOON - ago).getUTCHours();
		if (random.next() * BUSIEST <= (HOURS[hour] ?? 1)) found.push(Math.round(ago));
	}
	return found.sort((a, b) => b - a);
}

/** How long a reply takes: mostly minutes, sometimes a night. Never after now. */
export function answeredAfter(ago: number, random: Random): number {
	const delay = random.chance(0.8) ? random.between(0.5, 50) * MINUTE : random.between(1, 20) * HOUR;
	return Math.max(random.between(20_000, 100_000), ago - Math.min(delay, ago * 0.9));
}
