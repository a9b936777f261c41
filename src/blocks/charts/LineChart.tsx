import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { t } from '@/i18n/t';
import { currentLanguage } from '@/i18n/text';
import { areaPath, linePath, linePoints } from '@/ui/chart/linePath';
import styles from './LineChart.module.css';

export interface ChartLine {
	readonly key: string;
	readonly name: string;
	/** Oldest first, as many in each line of a chart. */
	readonly values: readonly number[];
}

interface LineChartProps {
	title: string;
	/** At most four: there are no more colours. */
	lines: readonly ChartLine[];
	/** What a point of time is called. @param ago how many points before the present one */
	timeText: (ago: number) => string;
}

/** As wide and high as its box: the units are only shares. */
const SIZE = { width: 300, height: 100 };

/**
 * Lines over time, with the values of one moment: the present one, or that under the pointer. Arrow keys, Home and End
 * move along the time.
 */
export function LineChart({ title, lines, timeText }: LineChartProps): ReactNode {
	const id = useId();
	const [chosen, choose] = useState<number | null>(null);
	const last = Math.max(0, (lines[0]?.values.length ?? 0) - 1);
	const at = Math.min(chosen ?? last, last);
	const most = Math.max(1, ...lines.flatMap(({ values }) => values));
	const figure = new Intl.NumberFormat(currentLanguage());
	const point = ({ currentTarget, clientX }: PointerEvent) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		if (width > 0) choose(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
	};
	const step = (event: KeyboardEvent) => {
		const to = stepTo(event.key, at, last);
		if (to === null) return;
		event.preventDefault();
		choose(to);
	};
	const when = timeText(last - at);
	const said = lines.map(({ name, values }) => t('charts.valueAt', { name, value: figure.format(values[at] ?? 0) }));
	return (
		<section className={styles.chart} aria-labelledby={id}>
			<h3 id={id} className={styles.title}>
				{title}
				<span className={styles.most}>{figure.format(most)}</span>
			</h3>
			<div
				className={styles.plot}
				// The lines run from left to right in every language.
				dir="ltr"
				role="slider"
				tabIndex={0}
				aria-label={title}
				aria-valuemin={0}
				aria-valuemax={last}
				aria-valuenow={at}
				aria-valuetext={[when, ...said].join(', ')}
				onPointerMove={point}
				onPointerDown={point}
				onPointerLeave={() => choose(null)}
				onBlur={() => choose(null)}
				onKeyDown={step}
			>
				<svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
					{lines.map(({ key, values }, index) => {
						const points = linePoints(values, SIZE, most);
						return (
							<g key={key} data-line={index}>
								{index === 0 && <path className={styles.area} d={areaPath(points, SIZE)} />}
								<path d={linePath(points)} vectorEffect="non-scaling-stroke" />
							</g>
						);
					})}
				</svg>
				{chosen !== null && (
					<i className={styles.cursor} style={{ insetInlineStart: `${last > 0 ? (at / last) * 100 : 0}%` }} />
				)}
			</div>
			<p className={styles.when} aria-hidden="true">
				{when}
			</p>
			<dl className={styles.legend}>
				{lines.map(({ key, name, values }, index) => (
					<div key={key} data-line={index}>
						<dt>{name}</dt>
						<dd>{figure.format(values[at] ?? 0)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Where a key leads; null for keys that don't move. */
function stepTo(key: string, at: number, last: number): number | null {
	// The plot itself always runs from left to right.
	if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
	if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
	if (key === 'Home') return 0;
	return key === 'End' ? last : null;
}
