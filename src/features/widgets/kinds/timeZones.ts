/** An IANA name of a time zone; empty for that of the device. */
export type TimeZone = string;

/** Clocks ask each second, and making a format takes far longer than using it. Null for a zone that the browser doesn't know. */
const formats = new Map<TimeZone, Intl.DateTimeFormat | null>();

function clockFormat(zone: TimeZone): Intl.DateTimeFormat | null {
	const known = formats.get(zone);
	if (known !== undefined) return known;
	const parts = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
	let made: Intl.DateTimeFormat | null = null;
	try {
		made = new Intl.DateTimeFormat('en-u-nu-latn', { ...parts, ...(zone !== '' && { timeZone: zone }) });
	} catch {
		// Stored by a browser that knows it.
	}
	formats.set(zone, made);
	return made;
}

export const isTimeZone = (name: string): boolean => clockFormat(name) !== null;

/** All that the browser knows. */
export const timeZones = (): readonly TimeZone[] =>
	typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

/** For `Intl`: nothing where the device's own is meant, or where a stored name is unknown here. */
export const zoneOption = (zone: TimeZone): { readonly timeZone?: string } =>
	zone !== '' && isTimeZone(zone) ? { timeZone: zone } : {};

/** A place by its zone: `Tokyo` for `Asia/Tokyo`. */
export const zoneName = (zone: TimeZone): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

export interface ClockTime {
	/** 0 to 23. */
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/** The time on a clock in a zone. */
export function timeIn(zone: TimeZone, now: number): ClockTime {
	const parts = (clockFormat(zone) ?? clockFormat(''))?.formatToParts(now) ?? [];
	const part = (type: string) => Number(parts.find(each => each.type === type)?.value ?? 0);
	return { hours: part('hour'), minutes: part('minute'), seconds: part('second') };
}
