import type { ReactNode } from 'react';
import { counted, fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { activityDays } from './activityDays';
import styles from './DaysMap.module.css';

interface DaysMapProps {
	/** Notes per day, today's first. */
	counts: readonly number[];
	weeks: number;
	/** The present time, in milliseconds since the epoch. */
	now: number;
}

const CELL = 12;
const GAP = 2;
const SIZE = CELL - GAP;
const DAY_MS = 86_400_000;

/** How many notes were written day by day, as a heat map with a column for each week. */
export function DaysMap({ counts, weeks, now }: DaysMapProps): ReactNode {
	// Weeks begin on Sunday, as the count of `Date` does.
	const days = activityDays(counts, weeks, new Date(now).getDay());
	const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' });
	const sum = days.reduce((total, { count }) => total + count, 0);
	const said = fill(text.charts.inWeeks, { notes: counted(text.charts, 'notes', sum), count: weeks });
	return (
		<div className={styles.map}>
			<svg className={styles.days} viewBox={`0 0 ${weeks * CELL - GAP} ${7 * CELL - GAP}`} role="img" aria-label={said}>
				{days.map(({ week, weekday, level, count, ago }) => (
					<rect
						key={ago}
						className={styles.cell}
						data-level={level}
						x={week * CELL}
						y={weekday * CELL}
						width={SIZE}
						height={SIZE}
						rx={2.5}
					>
						<title>{`${date.format(now - ago * DAY_MS)}: ${counted(text.charts, 'notes', count)}`}</title>
					</rect>
				))}
			</svg>
			<p className={styles.sum}>
				<span>{said}</span>
				<span className={styles.scale} aria-hidden="true">
					{[0, 1, 2, 3, 4].map(level => (
						<i key={level} data-level={level} />
					))}
				</span>
			</p>
		</div>
	);
}
