import type { ReactNode } from 'react';
import { clamp } from '@/base/clamp';
import styles from './Meter.module.css';

interface MeterProps {
	label: ReactNode;
	/** As said: `43.2 %`. */
	value: string;
	/** From 0 to 1. */
	share: number;
}

/** A labelled bar that shows a share. */
export function Meter({ label, value, share }: MeterProps): ReactNode {
	return (
		<div className={styles.meter}>
			<span className={styles.label}>{label}</span>
			<span className={styles.value}>{value}</span>
			<span className={styles.bar} aria-hidden="true">
				<i style={{ inlineSize: `${clamp(share, 0, 1) * 100}%` }} />
			</span>
		</div>
	);
}
