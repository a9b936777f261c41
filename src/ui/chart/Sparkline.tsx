import type { ReactNode } from 'react';
import { areaPath, linePath, linePoints } from './linePath';
import styles from './Sparkline.module.css';

interface SparklineProps {
	/** Oldest first. */
	values: readonly number[];
	/** The value at the top; by default the largest one. */
	most?: number;
	/** Of the accent, or dim beside another. */
	tone?: 'accent' | 'dim';
	className?: string | undefined;
}

/** As wide and high as its box: the units are only shares. */
const SIZE = { width: 100, height: 30 };

/** A small line chart for the eye; the numbers are said beside it. */
export function Sparkline({ values, most, tone = 'accent', className }: SparklineProps): ReactNode {
	const points = linePoints(values, SIZE, most);
	return (
		<svg
			className={[styles.chart, className].filter(Boolean).join(' ')}
			data-tone={tone}
			viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path className={styles.area} d={areaPath(points, SIZE)} />
			<path className={styles.line} d={linePath(points)} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
