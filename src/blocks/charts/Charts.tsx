import { type ReactNode, useState } from 'react';
import { byteSize } from '@/base/byteSize';
import { text } from '@/i18n/text';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Select } from '@/ui/field/Select';
import { QueryState } from '../query/QueryState';
import { useThing } from '../query/useThing';
import type { ChartKind } from './ChartKind';
import styles from './Charts.module.css';
import type { ChartSpan } from './chartPeriods';
import { CHART_LENGTH, type ChartSubject, chartQuery } from './chartQuery';
import { figuresAt } from './figuresAt';
import { TimeChart } from './TimeChart';

interface ChartsProps {
	/** The charts to choose from. */
	kinds: readonly [ChartKind, ...ChartKind[]];
	/** Whom they are about. Must be stable. */
	subject: ChartSubject;
}

const SPANS: readonly ChartSpan[] = ['day', 'hour'];

/** One of several charts, by days or hours. */
export function Charts({ kinds, subject }: ChartsProps): ReactNode {
	const [id, setId] = useState(kinds[0].id);
	const [span, setSpan] = useState<ChartSpan>('day');
	const kind = kinds.find(each => each.id === id) ?? kinds[0];
	return (
		<div className={styles.charts}>
			<div className={styles.choice}>
				<Select
					label={text.charts.chart}
					hideLabel
					value={kind.id}
					options={kinds.map(each => ({ value: each.id, text: text.charts.kinds[each.id] }))}
					onChange={setId}
				/>
				<SegmentedControl
					label={text.charts.span}
					value={span}
					segments={SPANS.map(value => ({ value, text: text.charts.spans[value] }))}
					onChange={setSpan}
				/>
			</div>
			<Chart key={kind.id} kind={kind} subject={subject} span={span} />
		</div>
	);
}

interface ChartProps {
	kind: ChartKind;
	subject: ChartSubject;
	span: ChartSpan;
}

/** A chart of what the session's server counts. */
function Chart({ kind, subject, span }: ChartProps): ReactNode {
	const query = useThing(chartQuery, { endpoint: kind.endpoint, subject, span });
	return (
		<QueryState query={query} loading={<div className={styles.loading} aria-busy="true" />}>
			{({ figures, newest }) => (
				<TimeChart
					label={text.charts.kinds[kind.id]}
					lines={kind.lines.map(({ id, path }) => ({
						id,
						label: text.charts.lines[id],
						values: figuresAt(figures, path, CHART_LENGTH[span]),
					}))}
					span={span}
					newest={newest}
					isTotal={kind.isTotal ?? false}
					countsOnce={kind.countsOnce ?? false}
					{...(kind.isSize && { format: kilobytes })}
				/>
			)}
		</QueryState>
	);
}

const kilobytes = (value: number): string => byteSize(value * 1000);
