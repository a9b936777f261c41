import type { ReactNode } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
	label: string;
	/** Out of `max`; left out: nobody can tell how far it is. */
	value?: number | undefined;
	/** 1 unless told. */
	max?: number;
}

/** How far something is, as a thin line. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps): ReactNode {
	return <progress className={styles.bar} max={max} {...(value !== undefined && { value })} aria-label={label} />;
}
