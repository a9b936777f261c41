import { text } from '@/i18n/text';

export interface Duration {
	readonly text: string;
	/** Null for no end. */
	readonly ms: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** See rules/people#relations. */
export const muteDurations = (): readonly Duration[] => [
	{ text: text.userMenu.indefinitely, ms: null },
	{ text: text.userMenu.tenMinutes, ms: 10 * MINUTE_MS },
	{ text: text.userMenu.oneHour, ms: HOUR_MS },
	{ text: text.userMenu.oneDay, ms: DAY_MS },
	{ text: text.userMenu.oneWeek, ms: 7 * DAY_MS },
];

/** See rules/moderation#roles. */
export const roleDurations = (): readonly Duration[] => [
	{ text: text.userMenu.indefinitely, ms: null },
	{ text: text.userMenu.oneHour, ms: HOUR_MS },
	{ text: text.userMenu.oneDay, ms: DAY_MS },
	{ text: text.userMenu.oneWeek, ms: 7 * DAY_MS },
	{ text: text.userMenu.thirtyDays, ms: 30 * DAY_MS },
];

/** When a duration starting now ends, in milliseconds since the epoch. */
export function endOf({ ms }: Duration): number | null {
	return ms === null ? null : Date.now() + ms;
}
