import type { ReactNode } from 'react';
import styles from './collections.module.css';

interface UsedOfProps {
	/** How many there are. */
	used: number;
	/** How many the role allows; null if the server doesn't say. */
	limit: number | null;
	/** What is counted, for screen readers. */
	label: string;
}

/** How many of the allowed number there are: `3 / 10`. */
export function UsedOf({ used, limit, label }: UsedOfProps): ReactNode {
	if (limit === null) return null;
	return (
		<span
			className={styles.used}
			data-full={isFull(used, limit) || undefined}
			role="img"
			aria-label={`${label}: ${used} / ${limit}`}
		>
			{used} / {limit}
		</span>
	);
}

/** Says that there can be no more, beside a button that is disabled for that. */
export function LimitReached({ text }: { text: string }): ReactNode {
	return (
		<p className={styles.limit} role="status">
			{text}
		</p>
	);
}

/** Whether the role allows no more. */
export const isFull = (used: number, limit: number | null): boolean => limit !== null && used >= limit;
