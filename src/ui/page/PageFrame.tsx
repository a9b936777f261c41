import type { CSSProperties, ReactNode } from 'react';
import styles from './PageFrame.module.css';

interface PageFrameProps {
	/** Custom properties for what is inside. */
	style?: CSSProperties | undefined;
	children: ReactNode;
}

/** A page as high as the place where it is shown: its head stays, and what is below scrolls by itself. */
export function PageFrame({ style, children }: PageFrameProps): ReactNode {
	return (
		<div className={styles.frame} style={style}>
			{children}
		</div>
	);
}
