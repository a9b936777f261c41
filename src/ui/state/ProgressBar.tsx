import type { ReactNode } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
	label: string;
	/** Out of `max`; missing if the progress is unknown. */
	value?: number | undefined;
	/** 1 by default. */
	max?: number;
}

/** A thin progress bar. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps): ReactNode {
	return <progress className={styles.bar} max={max} {...(value !== undefined && { value })} aria-label={label} />;
}
