import { type ReactNode, useState } from 'react';
import { DayHeatMap } from '@/blocks/charts/DayHeatMap';
import { type ChartLine, TimeChart } from '@/blocks/charts/TimeChart';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { User } from '@/domain/person/User';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { ThingQuery } from '@/stores/queries/Query';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import pageStyles from '../profile.module.css';
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
const HOUR_MS = 3_600_000;

/** How much somebody wrote, who follows them, and how often their profile was looked at, over time. */
export function ActivityTab({ user }: { user: User }): ReactNode {
	const [span, setSpan] = useState<Span>('day');
	const [now] = useState(() => Date.now());
	const days = useThing(daysQuery, { userId: user.id, weeks: WEEKS });
	const of: ChartOf = { userId: user.id, span };
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<div className={pageStyles.part}>
				<section className={styles.box} aria-label={text.profile.activity.days}>
					<h3>{text.profile.activity.days}</h3>
					<QueryState query={days}>
						{counts => (
							<DayHeatMap
								counts={counts}
								weeks={WEEKS}
								now={now}
								countText={notesText}
								summary={sum => fill(text.charts.inWeeks, { notes: notesText(sum), count: WEEKS })}
							/>
						)}
					</QueryState>
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
		</ScrolledPart>
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
	return (
		<div className={styles.box}>
			<h3>{title}</h3>
			<QueryState query={result}>
				{figures => <TimeChart label={title} lines={lines(figures)} span={of.span} newest={startOf(of.span, now)} />}
			</QueryState>
		</div>
	);
}

/** Hours are called by their beginning. */
const startOf = (span: Span, now: number): number => (span === 'hour' ? now - (now % HOUR_MS) : now);

const notesText = (count: number): string => counted(text.charts, 'notes', count);

const noteLines = ({ notes, replies, renotes, files }: NoteFigures): readonly ChartLine[] => [
	{ id: 'notes', label: text.profile.notes, values: notes },
	{ id: 'replies', label: text.profile.activity.replies, values: replies },
	{ id: 'renotes', label: text.profile.activity.renotes, values: renotes },
	{ id: 'files', label: text.profile.activity.files, values: files },
];

const followLines = ({ followers, following }: FollowFigures): readonly ChartLine[] => [
	{ id: 'followers', label: text.profile.followers, values: followers },
	{ id: 'following', label: text.profile.following, values: following },
];

const viewLines = ({ views, viewers }: ViewFigures): readonly ChartLine[] => [
	{ id: 'views', label: text.profile.activity.views, values: views },
	{ id: 'viewers', label: text.profile.activity.viewers, values: viewers },
];
