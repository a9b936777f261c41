import { type ReactNode, useCallback } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { useColumnHandle } from './ColumnHandleContext';
import styles from './ScrolledPart.module.css';

/** The content of a tab that scrolls as a whole; the page's header scrolls it to the top. */
export function ScrolledPart({ children }: { children: ReactNode }): ReactNode {
	const { setList } = useColumnHandle();
	const ref = useCallback(
		(element: HTMLElement | null) =>
			setList(
				element && {
					scrollToTop: () => element.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' }),
				},
			),
		[setList],
	);
	return (
		<div ref={ref} className={styles.part} data-scroller="">
			{children}
		</div>
	);
}
