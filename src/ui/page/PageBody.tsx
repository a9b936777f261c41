import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

interface PageBodyProps {
	/** Closer together, where the parts are no sections. */
	isClose?: boolean;
	children: ReactNode;
}

/** The content of a plain page: its sections below each other, as wide as is good to read. */
export function PageBody({ isClose = false, children }: PageBodyProps): ReactNode {
	return (
		<div className={styles.page} data-close={isClose || undefined}>
			{children}
		</div>
	);
}
