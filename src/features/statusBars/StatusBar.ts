import { clamp } from '@/base/clamp';
import { isRecord } from '@/base/isRecord';

/** What a bar shows: items of a feed, servers that this one met last, or notes of a list of people. */
export const STATUS_BAR_TYPES = ['rss', 'federation', 'userList'] as const;
export type StatusBarType = (typeof STATUS_BAR_TYPES)[number];

export const STATUS_BAR_SIZES = ['verySmall', 'small', 'medium', 'large', 'veryLarge'] as const;
export type StatusBarSize = (typeof STATUS_BAR_SIZES)[number];

/** How the entries move: all of them past the reader, or one at a time. */
export const STATUS_BAR_DISPLAYS = ['marquee', 'oneByOne'] as const;
export type StatusBarDisplay = (typeof STATUS_BAR_DISPLAYS)[number];

/** The options of all types of bars. A bar is stored with those of its own type (`OPTIONS_OF`) alone. */
export interface StatusBarOptions {
	/** The address of the feed; empty if none has been given. */
	readonly url: string;
	/** Empty if none has been chosen. */
	readonly userListId: string;
	readonly shuffle: boolean;
	/** Servers on their own colours. */
	readonly colored: boolean;
	readonly display: StatusBarDisplay;
	/** Seconds that a lap of the marquee takes. */
	readonly marqueeDuration: number;
	readonly marqueeReverse: boolean;
	/** Seconds that an entry is shown if one is shown at a time. */
	readonly itemSec: number;
	readonly refreshIntervalSec: number;
}

export interface StatusBar extends StatusBarOptions {
	readonly type: StatusBarType;
	/** Empty for none. */
	readonly name: string;
	readonly size: StatusBarSize;
	/** White on black in any theme. */
	readonly black: boolean;
}

/** Seconds. */
interface SecondsRange {
	readonly least: number;
	readonly most: number;
	readonly initial: number;
}

export const LAP_SECONDS: SecondsRange = { least: 5, most: 600, initial: 100 };
export const ITEM_SECONDS: SecondsRange = { least: 2, most: 60, initial: 5 };
/** The servers' own caches are older than what is asked for more often. */
export const REFRESH_SECONDS: Readonly<Record<StatusBarType, SecondsRange>> = {
	rss: { least: 60, most: 3600, initial: 180 },
	federation: { least: 60, most: 3600, initial: 600 },
	userList: { least: 10, most: 3600, initial: 30 },
};

const MOTION = ['display', 'marqueeDuration', 'marqueeReverse', 'itemSec', 'refreshIntervalSec'] as const;

/** The options that count for a type of bar. */
export const OPTIONS_OF: Readonly<Record<StatusBarType, readonly (keyof StatusBarOptions)[]>> = {
	rss: ['url', 'shuffle', ...MOTION],
	federation: ['colored', ...MOTION],
	userList: ['userListId', ...MOTION],
};

/** A new bar. */
export const initialStatusBar = (type: StatusBarType): StatusBar => readBar(type, {}, {});

/**
 * Reads a stored bar (rules/navigation#status-bars). What is missing or malformed has its default.
 * @returns null if the type is not one that this version knows
 */
export function readStatusBar(stored: Readonly<Record<string, unknown>>): StatusBar | null {
	const type = STATUS_BAR_TYPES.find(each => each === stored.type);
	return type ? readBar(type, stored, isRecord(stored.props) ? stored.props : {}) : null;
}

/** The stored bar with the values of another one. Fields that this version doesn't know stay. */
export function writeStatusBar(
	stored: Readonly<Record<string, unknown>>,
	bar: StatusBar,
): Readonly<Record<string, unknown>> {
	const { type, name, size, black } = bar;
	const options = Object.fromEntries(OPTIONS_OF[type].map(option => [option, bar[option]]));
	const props = isRecord(stored.props) ? { ...stored.props, ...options } : options;
	return { ...stored, type, name, size, black, props };
}

type Stored = Readonly<Record<string, unknown>>;

const readBar = (type: StatusBarType, bar: Stored, props: Stored): StatusBar => ({
	type,
	name: textOf(bar.name),
	size: oneOf(STATUS_BAR_SIZES, bar.size, 'medium'),
	black: bar.black === true,
	url: textOf(props.url),
	userListId: textOf(props.userListId),
	shuffle: props.shuffle !== false,
	colored: props.colored === true,
	display: oneOf(STATUS_BAR_DISPLAYS, props.display, type === 'userList' ? 'oneByOne' : 'marquee'),
	marqueeDuration: secondsOf(props.marqueeDuration, LAP_SECONDS),
	marqueeReverse: props.marqueeReverse === true,
	itemSec: secondsOf(props.itemSec, ITEM_SECONDS),
	refreshIntervalSec: secondsOf(props.refreshIntervalSec, REFRESH_SECONDS[type]),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
	values.find(each => each === value) ?? fallback;

function secondsOf(value: unknown, { least, most, initial }: SecondsRange): number {
	return typeof value === 'number' && Number.isFinite(value) ? clamp(value, least, most) : initial;
}
