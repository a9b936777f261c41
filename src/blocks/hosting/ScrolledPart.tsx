import type { ReactNode } from 'react';
import { useColumnHandle } from './ColumnHandleContext';
import styles from './ScrolledPart.module.css';

/** The content of a tab that scrolls as a whole; the page's header scrolls it to the top. */
export function ScrolledPart({ children }: { children: ReactNode }): ReactNode {
	const { setList } = useColumnHandle();
	return (
		<div
			ref={element => setList(element && { scrollToTop: () => element.scrollTo({ top: 0 }) })}
			className={styles.part}
			data-scroller=""
		>
			{children}
		</div>
	);
}
