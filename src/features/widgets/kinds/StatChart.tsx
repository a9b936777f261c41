import type { ReactNode } from 'react';
import { Sparkline } from '@/ui/chart/Sparkline';
import styles from './StatChart.module.css';

interface StatChartProps {
	label: string;
	/** The present value, as said. */
	value: string;
	/** Oldest first. */
	values: readonly number[];
	/** The value at the top; by default the largest one. */
	most?: number;
}

/** A figure with the chart of its last minutes. */
export function StatChart({ label, value, values, most }: StatChartProps): ReactNode {
	return (
		<div className={styles.stat}>
			<p className={styles.said}>
				<span>{label}</span>
				<b>{value}</b>
			</p>
			<Sparkline className={styles.chart} values={values} {...(most !== undefined && { most })} />
		</div>
	);
}
