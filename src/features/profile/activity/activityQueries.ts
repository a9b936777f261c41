import { defineThing } from '@/stores/queries/Query';

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
		const { inc } = await api.call('charts/user/notes', { userId, span: 'day', limit: weeks * 7 }, { signal });
		return figuresOf(inc).toReversed();
	},
});

export const notesQuery = defineThing({
	name: 'activityNotes',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<NoteFigures> {
		const { diffs } = await api.call('charts/user/notes', paramsOf(of), { signal });
		return {
			notes: figuresOf(diffs?.normal),
			replies: figuresOf(diffs?.reply),
			renotes: figuresOf(diffs?.renote),
			files: figuresOf(diffs?.withFile),
		};
	},
});

export const followsQuery = defineThing({
	name: 'activityFollows',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<FollowFigures> {
		const { local, remote } = await api.call('charts/user/following', paramsOf(of), { signal });
		return {
			followers: sumOf(local?.followers?.total, remote?.followers?.total),
			following: sumOf(local?.followings?.total, remote?.followings?.total),
		};
	},
});

export const viewsQuery = defineThing({
	name: 'activityViews',
	lifetime: 'steady',
	async fetch({ api }, of: ChartOf, signal): Promise<ViewFigures> {
		const { pv, upv } = await api.call('charts/user/pv', paramsOf(of), { signal });
		return { views: sumOf(pv?.user, pv?.visitor), viewers: sumOf(upv?.user, upv?.visitor) };
	},
});

type Told = readonly number[] | null | undefined;

/** Of a chart as the server sends it, the present time first; what is no number counts as 0. */
const figuresOf = (told: Told): readonly number[] =>
	Array.isArray(told) ? told.map(each => (Number.isFinite(each) ? Math.max(0, each) : 0)).toReversed() : [];

function sumOf(first: Told, second: Told): readonly number[] {
	const [a, b] = [figuresOf(first), figuresOf(second)];
	const length = Math.max(a.length, b.length);
	return Array.from({ length }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}
