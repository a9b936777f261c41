import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons, or short facts, beside each other, in several lines where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }): ReactNode {
	return <div className={styles.row}>{children}</div>;
}
