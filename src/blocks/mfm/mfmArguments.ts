import { clamp } from '@/base/clamp';

/** The arguments of an MFM function as written: `$[name.key=value,flag …]`. */
export type MfmArguments = Readonly<Record<string, string | true>>;

/** A number followed by s (rules/markup#parameters). */
const TIME = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)s$/;
const MAX_TIME_LENGTH = 20;
const COLOR = /^[0-9a-f]{3,6}$/i;
const BORDER_STYLES = ['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset'];
const MAX_SCALE = 5;
/** Anything faster flickers, which can be harmful. */
const SHORTEST_SECONDS = 0.1;

/** A CSS time, or the default if it is invalid or not above zero (rules/markup#parameters). */
export function speedOf(args: MfmArguments, byDefault: string): string {
	const seconds = secondsOf(args.speed);
	return seconds === null || seconds <= 0 ? byDefault : `${Math.max(SHORTEST_SECONDS, seconds)}s`;
}

export function delayOf(args: MfmArguments): string {
	return `${secondsOf(args.delay) ?? 0}s`;
}

/** A CSS colour; null unless it is 3 to 6 hex digits (5 are accepted but give no colour, so the default applies). */
export function colorOf(value: string | true | undefined): string | null {
	if (typeof value !== 'string' || !COLOR.test(value) || value.length === 5) return null;
	return `#${value}`;
}

export function borderStyleOf(args: MfmArguments): string {
	return typeof args.style === 'string' && BORDER_STYLES.includes(args.style) ? args.style : 'solid';
}

/** A finite number, or the default. */
export function numberOf(value: string | true | undefined, byDefault: number): number {
	if (typeof value !== 'string' || value.length > 20) return byDefault;
	const number = Number.parseFloat(value);
	return Number.isFinite(number) ? number : byDefault;
}

/** At most 5 in either direction (rules/markup#parameters). */
export function scaleOf(value: string | true | undefined): number {
	return clamp(numberOf(value, 1), -MAX_SCALE, MAX_SCALE);
}

function secondsOf(value: string | true | undefined): number | null {
	if (typeof value !== 'string' || value.length > MAX_TIME_LENGTH || !TIME.test(value)) return null;
	return Number.parseFloat(value);
}
