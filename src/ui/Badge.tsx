import styles from './Badge.module.css';

interface BadgeProps {
	children: string;
	tone?: 'dim' | 'accent' | 'danger' | 'warn' | 'success';
}

/** A short label in a box: `bot`, `beta`. */
export function Badge({ children, tone = 'dim' }: BadgeProps) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
