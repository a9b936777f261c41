import { figuresAt } from '@/blocks/charts/figuresAt';
import { defineThing } from '@/stores/queries/Query';
import type { WireFigures } from '@/wire/endpoints/ChartEndpoints';

export type Span = 'day' | 'hour';

export interface ChartOf {
	readonly userId: string;
	readonly span: Span;
}

/** The points of a chart: enough for a month of days, or two days of hours. */
const POINTS: Readonly<Record<Span, number>> = { day: 30, hour: 48 };

const paramsOf = ({ userId, span }: ChartOf) => ({ userId, span, limit: POINTS[span] });

/** In all figures below, values are per day or hour, the oldest first. */
export interface NoteFigures {
	/** Those that neither reply nor renote. */
	readonly notes: readonly number[];
	readonly replies: readonly number[];
	readonly renotes: readonly number[];
	readonly files: readonly number[];
}

export interface FollowFigures {
	readonly followers: readonly number[];
	readonly following: readonly number[];
}

export interface ViewFigures {
	readonly views: readonly number[];
	readonly viewers: readonly number[];
}

/** How many notes somebody wrote per day, today's first. */
export const daysQuery = defineThing({
	name: 'activityDays',
	lifetime: 'steady',
	async fetch({ api }, { userId, weeks }: { readonly userId: string; readonly weeks: number }, signal) {
		const told = await api.call('charts/user/notes', { userId, span: 'day', limit: weeks * 7 }, { signal });
		return figuresAt(told, 'inc', weeks * 7).toReversed();
	},
});

export const notesQuery = defineThing({
	name: 'activityNotes',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<NoteFigures> {
		const at = figuresOf(await api.call('charts/user/notes', paramsOf(of), { signal }), of);
		return {
			notes: at('diffs.normal'),
			replies: at('diffs.reply'),
			renotes: at('diffs.renote'),
			files: at('diffs.withFile'),
		};
	},
});

export const followsQuery = defineThing({
	name: 'activityFollows',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<FollowFigures> {
		const at = figuresOf(await api.call('charts/user/following', paramsOf(of), { signal }), of);
		return {
			followers: sumOf(at('local.followers.total'), at('remote.followers.total')),
			following: sumOf(at('local.followings.total'), at('remote.followings.total')),
		};
	},
});

export const viewsQuery = defineThing({
	name: 'activityViews',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<ViewFigures> {
		const at = figuresOf(await api.call('charts/user/pv', paramsOf(of), { signal }), of);
		return { views: sumOf(at('pv.user'), at('pv.visitor')), viewers: sumOf(at('upv.user'), at('upv.visitor')) };
	},
});

const figuresOf =
	(told: WireFigures, { span }: ChartOf) =>
	(path: string): readonly number[] =>
		figuresAt(told, path, POINTS[span]);

const sumOf = (first: readonly number[], second: readonly number[]): readonly number[] =>
	first.map((value, at) => value + (second[at] ?? 0));
