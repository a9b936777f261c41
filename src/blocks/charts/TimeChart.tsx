import { type PointerEvent, type ReactNode, useState } from 'react';
import { clamp } from '@/base/clamp';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { type ChartSpan, periodText } from './chartPeriods';
import { chartScale } from './chartScale';
import { linePath, linePoints } from './linePath';
import styles from './TimeChart.module.css';

export interface ChartLine {
	readonly id: string;
	readonly label: string;
	/** Oldest first; as many as the other lines have. */
	readonly values: readonly number[];
}

interface TimeChartProps {
	/** Its accessible name. */
	label: string;
	lines: readonly ChartLine[];
	span: ChartSpan;
	/** When the newest period began, in milliseconds since the epoch. */
	newest: number;
	/** Whether the lines are totals, rather than what happened in each period. */
	isTotal?: boolean;
	/** Whether each is counted once a period: a sum of periods would count it several times. */
	countsOnce?: boolean;
	/** How a value is written; by default as a number. */
	format?: (value: number) => string;
}

/** Stretched to the box: the units are only shares. */
const SIZE = { width: 300, height: 100 };

/**
 * Lines over time, with axes and a legend that tells the values of the moment that is pointed at (arrow keys too), else
 * of the newest period or, for what happened, of all periods together. The legend's buttons hide lines.
 */
export function TimeChart({
	label,
	lines,
	span,
	newest,
	isTotal = false,
	countsOnce = false,
	format = plain,
}: TimeChartProps): ReactNode {
	const [hidden, setHidden] = useState<readonly string[]>([]);
	const [at, setAt] = useState<number | null>(null);
	const isNewest = isTotal || countsOnce;
	const count = Math.max(0, ...lines.map(({ values }) => values.length));
	const shown = lines.filter(({ id }) => !hidden.includes(id));
	const scale = chartScale(
		shown.flatMap(({ values }) => values),
		isTotal,
	);
	const period = (index: number) => periodText(span, newest, count - 1 - index);
	const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		const share = width > 0 ? (clientX - left) / width : 0;
		setAt(clamp(Math.round(share * (count - 1)), 0, count - 1));
	};
	const toggle = (id: string) => setHidden(now => (now.includes(id) ? now.filter(each => each !== id) : [...now, id]));
	const lineValue = ({ values }: ChartLine) =>
		at !== null ? (values[at] ?? 0) : isNewest ? (values.at(-1) ?? 0) : values.reduce((sum, each) => sum + each, 0);
	const said = (index: number) =>
		[period(index), ...shown.map(line => `${line.label}: ${format(line.values[index] ?? 0)}`)].join(', ');
	return (
		<figure className={styles.chart} aria-label={label}>
			<div className={styles.frame}>
				<div className={styles.scale} aria-hidden="true">
					<span>{format(scale.most)}</span>
					<span>{format((scale.most + scale.least) / 2)}</span>
					<span>{format(scale.least)}</span>
				</div>
				<div className={styles.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setAt(null)}>
					<svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
						{shown.map(line => (
							<path
								key={line.id}
								data-line={lines.indexOf(line)}
								d={linePath(linePoints(line.values, SIZE, scale.most, scale.least))}
								vectorEffect="non-scaling-stroke"
							/>
						))}
					</svg>
					{at !== null && count > 1 && (
						<span
							className={styles.cursor}
							style={{ insetInlineStart: `${(at / (count - 1)) * 100}%` }}
							aria-hidden="true"
						/>
					)}
					<input
						className={styles.keys}
						type="range"
						min={0}
						max={Math.max(0, count - 1)}
						value={at ?? count - 1}
						aria-label={fill(text.charts.moment, { chart: label })}
						aria-valuetext={count > 0 ? said(at ?? count - 1) : undefined}
						onChange={event => setAt(event.currentTarget.valueAsNumber)}
						onBlur={() => setAt(null)}
					/>
				</div>
				<div className={styles.times} aria-hidden="true">
					<span>{count > 0 && period(0)}</span>
					<span>{count > 0 && period(count - 1)}</span>
				</div>
			</div>
			<figcaption className={styles.caption}>
				<span className={styles.moment}>
					{at !== null
						? period(at)
						: isNewest
							? text.charts.now
							: fill(text.charts[span === 'day' ? 'inDays' : 'inHours'], { count })}
				</span>
				<span className={styles.legend}>
					{lines.map((line, index) => (
						<button
							key={line.id}
							type="button"
							data-line={index}
							aria-pressed={!hidden.includes(line.id)}
							onClick={() => toggle(line.id)}
						>
							<span>{line.label}</span>
							<b>{format(lineValue(line))}</b>
						</button>
					))}
				</span>
			</figcaption>
		</figure>
	);
}

const plain = (value: number): string =>
	new Intl.NumberFormat(currentLanguage(), { notation: value >= 100_000 ? 'compact' : 'standard' }).format(value);
