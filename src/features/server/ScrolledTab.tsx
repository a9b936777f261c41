import { type ReactNode, useCallback } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { motionAllowed } from '@/platform/reducedMotion';
import styles from './server.module.css';

/** The content of a tab that scrolls as a whole, beside others with lists that scroll themselves. */
export function ScrolledTab({ children }: { children: ReactNode }): ReactNode {
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
		<div ref={ref} className={styles.scroller} data-scroller="">
			{children}
		</div>
	);
}
