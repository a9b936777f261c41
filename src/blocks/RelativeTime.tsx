import { type PointerEvent, useSyncExternalStore } from 'react';
import { relativeTime } from '@/base/relativeTime';
import { currentLanguage, text } from '@/i18n/t';
import { timeTicker } from './ticker';

interface RelativeTimeProps {
	/** Milliseconds since the epoch. */
	at: number;
}

/** «2m»: how long ago, kept up to date. The full time is its tooltip, written when the pointer comes. */
export function RelativeTime({ at }: RelativeTimeProps) {
	const shown = useSyncExternalStore(timeTicker.subscribe, () => relativeTimeText(at, Math.max(timeTicker.now, at)));
	return (
		<time dateTime={isoTime(at)} onPointerEnter={showAbsolute}>
			{shown}
		</time>
	);
}

/** Short text of a time, such as `2m` or `in 3h`. */
export function relativeTimeText(at: number, now: number): string {
	const { unit, count, isFuture } = relativeTime(at, now);
	if (unit === null) return text.time.now;
	return text.time[isFuture ? 'future' : 'past'][unit].replace('{count}', String(count));
}

/** Date and time in the reader's language and time zone. */
export function absoluteTime(at: number): string {
	format ??= new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'medium' });
	return isValidTime(at) ? format.format(at) : '';
}

let format: Intl.DateTimeFormat | undefined;

function showAbsolute(event: PointerEvent<HTMLTimeElement>): void {
	const element = event.currentTarget;
	if (!element.title) element.title = absoluteTime(Date.parse(element.dateTime));
}

/** The furthest that a date can be from 1970. */
const MAX_TIME = 8.64e15;

export function isValidTime(at: number): boolean {
	return Math.abs(at) <= MAX_TIME;
}

function isoTime(at: number): string {
	return isValidTime(at) ? new Date(at).toISOString() : '';
}
