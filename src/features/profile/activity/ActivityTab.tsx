import { type ReactNode, useState } from 'react';
import { DaysMap } from '@/blocks/charts/DaysMap';
import { type ChartLine, LineChart } from '@/blocks/charts/LineChart';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { User } from '@/domain/person/User';
import { currentLanguage, text } from '@/i18n/text';
import type { ThingQuery } from '@/stores/queries/Query';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import pageStyles from '../ProfilePage.module.css';
import { PersonLine } from '../tabs/PersonLine';
import styles from './ActivityTab.module.css';
import {
	type ChartOf,
	daysQuery,
	type FollowFigures,
	followsQuery,
	type NoteFigures,
	notesQuery,
	type Span,
	type ViewFigures,
	viewsQuery,
} from './activityQueries';

/** Half a year. */
const WEEKS = 26;
const SPANS: readonly Span[] = ['day', 'hour'];
const SPAN_MS: Readonly<Record<Span, number>> = { day: 86_400_000, hour: 3_600_000 };

/** How much somebody wrote, who follows them, and how often their profile was looked at, over time. */
export function ActivityTab({ user }: { user: User }): ReactNode {
	const [span, setSpan] = useState<Span>('day');
	const [now] = useState(() => Date.now());
	const days = useThing(daysQuery, { userId: user.id, weeks: WEEKS });
	const of: ChartOf = { userId: user.id, span };
	return (
		<div className={pageStyles.scroller} data-scroller="">
			<PersonLine user={user} />
			<div className={pageStyles.part}>
				<section className={styles.box} aria-label={text.profile.activity.days}>
					<h3>{text.profile.activity.days}</h3>
					<QueryState query={days}>{counts => <DaysMap counts={counts} weeks={WEEKS} now={now} />}</QueryState>
				</section>
				<SegmentedControl
					label={text.profile.activity.span}
					value={span}
					onChange={setSpan}
					segments={SPANS.map(value => ({ value, text: text.profile.activity.spans[value] }))}
				/>
				<div className={styles.charts}>
					<Chart query={notesQuery} of={of} now={now} title={text.profile.notes} lines={noteLines} />
					<Chart query={followsQuery} of={of} now={now} title={text.profile.activity.follows} lines={followLines} />
					<Chart query={viewsQuery} of={of} now={now} title={text.profile.activity.views} lines={viewLines} />
				</div>
			</div>
		</div>
	);
}

interface ChartProps<Figures> {
	query: ThingQuery<ChartOf, Figures>;
	of: ChartOf;
	now: number;
	title: string;
	lines: (figures: Figures) => readonly ChartLine[];
}

function Chart<Figures>({ query, of, now, title, lines }: ChartProps<Figures>): ReactNode {
	const result = useThing(query, of);
	const date = new Intl.DateTimeFormat(
		currentLanguage(),
		of.span === 'day' ? { dateStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' },
	);
	const timeText = (ago: number): string => date.format(startOf(of.span, now) - ago * SPAN_MS[of.span]);
	return (
		<div className={styles.box}>
			<QueryState query={result}>
				{figures => <LineChart title={title} lines={lines(figures)} timeText={timeText} />}
			</QueryState>
		</div>
	);
}

/** Hours are called by their beginning. */
const startOf = (span: Span, now: number): number => (span === 'hour' ? now - (now % SPAN_MS.hour) : now);

const noteLines = ({ notes, replies, renotes, files }: NoteFigures): readonly ChartLine[] => [
	{ key: 'notes', name: text.profile.notes, values: notes },
	{ key: 'replies', name: text.profile.activity.replies, values: replies },
	{ key: 'renotes', name: text.profile.activity.renotes, values: renotes },
	{ key: 'files', name: text.profile.activity.files, values: files },
];

const followLines = ({ followers, following }: FollowFigures): readonly ChartLine[] => [
	{ key: 'followers', name: text.profile.followers, values: followers },
	{ key: 'following', name: text.profile.following, values: following },
];

const viewLines = ({ views, viewers }: ViewFigures): readonly ChartLine[] => [
	{ key: 'views', name: text.profile.activity.views, values: views },
	{ key: 'viewers', name: text.profile.activity.viewers, values: viewers },
];
