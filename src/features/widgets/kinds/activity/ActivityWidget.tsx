import type { ReactNode } from 'react';
import { DayHeatMap } from '@/blocks/charts/DayHeatMap';
import { figuresAt } from '@/blocks/charts/figuresAt';
import { linePath, linePoints } from '@/blocks/charts/linePath';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { counted, fill } from '@/i18n/fill';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { useNow } from '../useNow';
import styles from './ActivityWidget.module.css';
import type { ActivityData } from './activityKind';

const EVERY_SEC = 600;
const WEEKS = 21;
const HOUR_MS = 3_600_000;
/** Of the lines, which would be too fine for all weeks. */
const LINE_DAYS = 30;

interface Activity {
	/** Per day, today's first. */
	readonly all: readonly number[];
	readonly notes: readonly number[];
	readonly replies: readonly number[];
	readonly renotes: readonly number[];
}

const activityQuery = defineThing<string, Activity>({
	name: 'widgetActivity',
	lifetime: 'changing',
	async fetch({ api }, userId, signal) {
		const params = { userId, span: 'day', limit: WEEKS * 7 } as const;
		const told = await api.call('charts/user/notes', params, { signal });
		const of = (path: string) => figuresAt(told, path, WEEKS * 7).toReversed();
		return { all: of('inc'), notes: of('diffs.normal'), replies: of('diffs.reply'), renotes: of('diffs.renote') };
	},
});

/** How many notes the account wrote, day by day. */
export default function ActivityWidget({ data }: WidgetProps<ActivityData>): ReactNode {
	const { userId } = useSession();
	const query = useWidgetThing(activityQuery, userId ?? '', EVERY_SEC, userId !== null);
	return (
		<WidgetQuery query={query}>
			{activity => (data.view === 'days' ? <Days all={activity.all} /> : <Lines activity={activity} />)}
		</WidgetQuery>
	);
}

function Days({ all }: { all: readonly number[] }): ReactNode {
	const now = useNow(HOUR_MS);
	const notes = (count: number) => counted(text.charts, 'notes', count);
	return (
		<div className={styles.activity}>
			<DayHeatMap
				counts={all}
				weeks={WEEKS}
				now={now}
				countText={notes}
				summary={sum => fill(text.charts.inWeeks, { notes: notes(sum), count: WEEKS })}
			/>
		</div>
	);
}

const LINES = ['notes', 'replies', 'renotes'] as const;
const CHART = { width: 300, height: 90 };

function Lines({ activity }: { activity: Activity }): ReactNode {
	const lines = LINES.map(kind => ({ kind, values: activity[kind].slice(0, LINE_DAYS).toReversed() }));
	const most = Math.max(1, ...lines.flatMap(({ values }) => values));
	return (
		<div className={styles.activity}>
			<svg
				className={styles.lines}
				viewBox={`0 0 ${CHART.width} ${CHART.height}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{lines.map(({ kind, values }) => (
					<path
						key={kind}
						data-line={kind}
						d={linePath(linePoints(values, CHART, most))}
						vectorEffect="non-scaling-stroke"
					/>
				))}
			</svg>
			<dl className={styles.legend} aria-label={fill(text.widgets.activity.inDays, { count: LINE_DAYS })}>
				{lines.map(({ kind, values }) => (
					<div key={kind} data-line={kind}>
						<dt>{text.widgets.activity.kinds[kind]}</dt>
						<dd>{numberText(values.reduce((total, each) => total + each, 0))}</dd>
					</div>
				))}
			</dl>
			<p className={styles.sum}>{fill(text.widgets.activity.inDays, { count: LINE_DAYS })}</p>
		</div>
	);
}
