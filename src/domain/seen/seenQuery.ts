import { foldText } from '@/base/foldText';
import { readSeenDay } from './readSeenDay';
import { SEEN_PARTS, type SeenPart } from './SeenNote';

export const SEEN_FILTERS = ['from', 'in', 'has', 'before', 'after'] as const;
export type SeenFilter = (typeof SEEN_FILTERS)[number];

/** A search in the notes seen here (rules/seen#words-and-filters). Words and names are folded (`foldText`). */
export interface SeenQuery {
	/** All of them occur. A phrase in quotes is one. */
	readonly words: readonly string[];
	/** The author is one of these: `name`, `name@host`, or the beginning of either, or `me`. */
	readonly from: readonly string[];
	/** Was shown in a list of each of these kinds or names. */
	readonly in: readonly string[];
	readonly has: readonly SeenPart[];
	/** Posted before this time, in milliseconds since the epoch; null for any. */
	readonly before: number | null;
	/** Posted then or later. */
	readonly after: number | null;
}

/** A filter that says nothing that can be searched for. */
export interface SeenQueryProblem {
	readonly filter: SeenFilter;
	readonly value: string;
}

export interface ReadSeenQuery {
	readonly query: SeenQuery;
	readonly problems: readonly SeenQueryProblem[];
}

/**
 * A filter without a value; or a filter or word whose value may be in quotes: one that isn't closed goes to the end, as it is
 * being typed.
 */
const PART =
	/(?:from|in|has|before|after):(?=\s|$)|(?:(from|in|has|before|after):)?(?:"([^"]{0,200})(?:"|$)|([^\s"]{1,200}))/giu;

/** What phones and Japanese keyboards write for a double quote, and for the colon of a filter. */
const QUOTES = /[“”„‟＂〝〞〟]/g;
const WIDE_COLON = /(^|\s)(from|in|has|before|after)：/giu;

/**
 * Reads what was typed. Filters without a value yet are left out without a problem, as it is being typed.
 * @param now in milliseconds since the epoch, for `today` and `7d`
 */
export function readSeenQuery(typed: string, now: number): ReadSeenQuery {
	const found = { words: new Set<string>(), from: new Set<string>(), in: new Set<string>(), has: new Set<SeenPart>() };
	let before: number | null = null;
	let after: number | null = null;
	const problems: SeenQueryProblem[] = [];
	for (const [, name, quoted, plain] of typed.replace(QUOTES, '"').replace(WIDE_COLON, '$1$2:').matchAll(PART)) {
		const value = (quoted ?? plain ?? '').trim();
		if (value === '') continue;
		const filter = name?.toLowerCase() as SeenFilter | undefined;
		if (filter === undefined) found.words.add(foldText(value));
		else if (filter === 'from') found.from.add(foldText(value).replace(/^@/, ''));
		else if (filter === 'in') found.in.add(foldText(value).replace(/^#/, ''));
		else if (filter === 'has') {
			const part = readPart(value);
			if (part) found.has.add(part);
			else problems.push({ filter, value });
		} else {
			const day = readSeenDay(value, now);
			if (day === null) problems.push({ filter, value });
			else if (filter === 'before') before = Math.min(before ?? day, day);
			else after = Math.max(after ?? day, day);
		}
	}
	const notEmpty = (values: ReadonlySet<string>) => [...values].filter(value => value !== '');
	return {
		query: {
			...{ words: notEmpty(found.words), from: notEmpty(found.from), in: notEmpty(found.in) },
			...{ has: [...found.has], before, after },
		},
		problems,
	};
}

/** Whether nothing is searched for. */
export const isSeenQueryEmpty = (query: SeenQuery): boolean =>
	query.words.length + query.from.length + query.in.length + query.has.length === 0 &&
	query.before === null &&
	query.after === null;

/** What is typed for a filter's value. */
export const seenFilterText = (filter: SeenFilter, value: string): string =>
	`${filter}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`;

const ALIASES: Readonly<Record<string, SeenPart>> = {
	...{ images: 'image', picture: 'image', pictures: 'image', photo: 'image', photos: 'image', 画像: 'image' },
	...{ videos: 'video', 動画: 'video', sound: 'audio', 音声: 'audio', files: 'file', ファイル: 'file' },
	...{ links: 'link', url: 'link', リンク: 'link', polls: 'poll', アンケート: 'poll', 投票: 'poll', warning: 'cw' },
};

const readPart = (value: string): SeenPart | undefined => {
	const wanted = value.toLowerCase();
	return SEEN_PARTS.find(part => part === wanted) ?? ALIASES[wanted];
};
