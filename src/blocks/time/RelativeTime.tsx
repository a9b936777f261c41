import { type PointerEvent, useSyncExternalStore } from 'react';
import { relativeTime } from '@/base/relativeTime';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { cardPreference } from '@/stores/preferences/preference';
import { useAppearance } from '../appearance/useAppearance';
import { tickerFor, timeTicker } from '../note/ticker';
import styles from './RelativeTime.module.css';

type TimeDisplay = 'relative' | 'absolute' | 'detail';

/** How times are shown: `2m`, the date, or both. */
export const timeDisplay = cardPreference<TimeDisplay>({
	key: 'timeDisplay',
	default: 'relative',
	choices: ['relative', 'absolute', 'detail'],
});

interface RelativeTimeProps {
	/** Milliseconds since the epoch. */
	at: number;
	/** Whether old times are coloured. */
	isColoured?: boolean;
}

const DAY_MS = 86_400_000;
/** From this many days on a note is old, or very old (rules/appearance#times). */
const OLD_DAYS = 90;
const VERY_OLD_DAYS = 180;

/**
 * A time in the user's format (`timeDisplay`): "2m", the date, or both; kept up to date. The full time is its tooltip,
 * set on hover.
 */
export function RelativeTime({ at, isColoured }: RelativeTimeProps) {
	const shown = useTimeText(at, useAppearance(timeDisplay));
	return (
		<time
			className={isColoured ? ageClass(at, timeTicker.now) : undefined}
			dateTime={isoTime(at)}
			onPointerEnter={showAbsolute}
		>
			{shown}
		</time>
	);
}

/** A time in a format, kept up to date. */
export function useTimeText(at: number, display: TimeDisplay): string {
	const { subscribe } = tickerFor(Math.abs(timeTicker.now - at));
	return useSyncExternalStore(subscribe, () => timeText(at, Math.max(timeTicker.now, at), display));
}

/** A time in a format. */
export function timeText(at: number, now: number, display: TimeDisplay): string {
	if (display === 'relative') return relativeTimeText(at, now);
	if (display === 'absolute') return shortTime(at);
	return `${shortTime(at)} (${relativeTimeText(at, now)})`;
}

/** A short relative time, such as `2m` or `in 3h`. */
export function relativeTimeText(at: number, now: number): string {
	const { unit, count, isFuture } = relativeTime(at, now);
	if (unit === null) return text.time.now;
	return fill(text.time[isFuture ? 'future' : 'past'][unit], { count });
}

/** Date and time in the user's language and time zone. */
export function absoluteTime(at: number): string {
	format ??= new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'medium' });
	return isValidTime(at) ? format.format(at) : '';
}

let format: Intl.DateTimeFormat | undefined;

/** The same, shorter. */
function shortTime(at: number): string {
	shortFormat ??= new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'short', timeStyle: 'short' });
	return isValidTime(at) ? shortFormat.format(at) : '';
}

let shortFormat: Intl.DateTimeFormat | undefined;

function ageClass(at: number, now: number): string | undefined {
	const days = (now - at) / DAY_MS;
	if (days > VERY_OLD_DAYS) return styles.veryOld;
	return days > OLD_DAYS ? styles.old : undefined;
}

function showAbsolute(event: PointerEvent<HTMLTimeElement>): void {
	const element = event.currentTarget;
	if (!element.title) element.title = absoluteTime(Date.parse(element.dateTime));
}

/** The largest distance of a `Date` from 1970. */
const MAX_TIME = 8.64e15;

export function isValidTime(at: number): boolean {
	return Math.abs(at) <= MAX_TIME;
}

/** For `dateTime`; empty if it is no time. */
export function isoTime(at: number): string {
	return isValidTime(at) ? new Date(at).toISOString() : '';
}
