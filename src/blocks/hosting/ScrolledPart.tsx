import type { ReactNode } from 'react';
import styles from './ScrolledPart.module.css';
import { useScroller } from './useScroller';

/** The content of a tab that scrolls as a whole; the page's header scrolls it to the top. */
export const ScrolledPart = ({ children }: { children: ReactNode }): ReactNode => (
	<div ref={useScroller()} className={styles.part} data-scroller="">
		{children}
	</div>
);
