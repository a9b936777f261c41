import { useCallback } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { useColumnHandle } from './ColumnHandleContext';

/**
 * For content that scrolls as a whole.
 * @returns the `ref` of the element that scrolls, so that the header of the column or page scrolls it to the top
 */
export function useScroller(): (element: HTMLElement | null) => void {
	const { setList } = useColumnHandle();
	return useCallback(
		element =>
			setList(
				element && {
					scrollToTop: () => element.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' }),
				},
			),
		[setList],
	);
}
