import type { ReactNode } from 'react';
import { dateText } from '@/i18n/dateText';
import { activityDays } from './activityDays';
import styles from './DayHeatMap.module.css';

interface DayHeatMapProps {
	/** Per day, today's first. */
	counts: readonly number[];
	weeks: number;
	/** The time, which tells what day today is. */
	now: number;
	/** Such as `3 notes`. */
	countText: (count: number) => string;
	/** What it shows in all. */
	summary: (sum: number) => string;
}

const DAY_MS = 86_400_000;
const CELL = 12;
const GAP = 2;
const SIZE = CELL - GAP;

/** A cell for each day of some weeks, the darker the more happened on it. */
export function DayHeatMap({ counts, weeks, now, countText, summary }: DayHeatMapProps): ReactNode {
	// Weeks begin on Sunday, as the count of `Date` does.
	const days = activityDays(counts, weeks, new Date(now).getDay());
	const said = summary(days.reduce((total, { count }) => total + count, 0));
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
						<title>{`${dateText(now - ago * DAY_MS)}: ${countText(count)}`}</title>
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
