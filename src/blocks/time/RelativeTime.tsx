import { type PointerEvent, type RefCallback, useCallback } from 'react';
import { relativeTime } from '@/base/relativeTime';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { cardPreference } from '@/stores/preferences/preference';
import { useAppearance } from '../appearance/useAppearance';
import { useIsColumnIdle } from '../hosting/ColumnIdleContext';
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
	const { ref, shown } = useTimeText(at, useAppearance(timeDisplay), isColoured);
	return (
		<time
			ref={ref}
			className={isColoured ? ageClass(at, timeTicker.now) : undefined}
			dateTime={isoTime(at)}
			onPointerEnter={showAbsolute}
		>
			{shown}
		</time>
	);
}

/**
 * A time in a format, and the ref of the element whose whole text it is, which is kept up to date while its column is in
 * view.
 */
export function useTimeText(at: number, display: TimeDisplay, isColoured = false): TimeText {
	const isIdle = useIsColumnIdle();
	const follow = useCallback(
		(element: HTMLElement | null) => (element ? followTime(element, { at, display, isColoured }) : undefined),
		[at, display, isColoured],
	);
	return { ref: isIdle ? null : follow, shown: timeText(at, shownNow(at), display) };
}

interface TimeText {
	readonly ref: RefCallback<HTMLElement> | null;
	readonly shown: string;
}

interface FollowedTime {
	readonly at: number;
	readonly display: TimeDisplay;
	readonly isColoured: boolean;
}

/**
 * Writes the text itself: all times of a deck change in one frame, of which rendering sixty components took 4 ms.
 * @returns ends it
 */
function followTime(followed: HTMLElement, { at, display, isColoured }: FollowedTime): () => void {
	let element: HTMLElement | null = followed;
	let ticker = tickerOf(at);
	let end = ticker.subscribe(tick);
	function tick(): void {
		if (!element) return;
		write(element, timeText(at, shownNow(at), display));
		const age = ageClass(at, timeTicker.now) ?? '';
		if (isColoured && element.className !== age) element.className = age;
		const next = tickerOf(at);
		if (next === ticker) return;
		end();
		ticker = next;
		end = next.subscribe(tick);
	}
	// The first to subscribe had the ticker look at the clock.
	tick();
	return () => {
		end();
		// React may hold this function for longer, and with it the whole card.
		element = null;
	};
}

const tickerOf = (at: number) => tickerFor(Math.abs(timeTicker.now - at));

/** Clocks of servers and devices differ a little: what is just being written isn't of the future. */
const shownNow = (at: number): number => Math.max(timeTicker.now, at);

/** Into the text node, which React keeps. */
function write(element: HTMLElement, shown: string): void {
	const { firstChild } = element;
	if (!firstChild) element.textContent = shown;
	else if (firstChild.nodeValue !== shown) firstChild.nodeValue = shown;
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
