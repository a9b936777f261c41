import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * How long a poll stays open, in days, hours, minutes or seconds (rules/composing#polls).
 * @param ms until it closes
 */
export function remainingTime(ms: number): string {
	const seconds = Math.max(0, Math.floor(ms / 1000));
	const values: Readonly<Record<string, number>> = {
		days: Math.floor(seconds / DAY),
		hours: Math.floor((seconds % DAY) / HOUR),
		minutes: Math.floor((seconds % HOUR) / MINUTE),
		seconds: seconds % MINUTE,
	};
	return fill(template(seconds), values);
}

function template(seconds: number): string {
	if (seconds >= DAY) return text.poll.daysLeft;
	if (seconds >= HOUR) return text.poll.hoursLeft;
	return seconds >= MINUTE ? text.poll.minutesLeft : text.poll.secondsLeft;
}
