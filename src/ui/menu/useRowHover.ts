import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isHeadingFor } from './isHeadingFor';

/** How long a pointer on its way to the open submenu may rest on another row before that row counts. */
const REST_MS = 200;

/**
 * Which row of a menu the pointer means: the one under it, except for rows that it only crosses on its way to the open
 * submenu.
 * @param submenu the open one; the ref is empty if none is
 */
export function useRowHover(submenu: RefObject<HTMLElement | null>) {
	const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		/**
		 * Call for each move over a row.
		 * @param take called when the row is meant
		 */
		move({ clientX: x, clientY: y }: PointerEvent, take: () => void): void {
			clearTimeout(timer.current);
			const from = last.current;
			last.current = { x, y };
			const box = submenu.current?.getBoundingClientRect();
			if (box && from && isHeadingFor(box, from, { x, y })) timer.current = setTimeout(take, REST_MS);
			else take();
		},
		/** Call when the pointer enters the submenu. */
		arrive: () => clearTimeout(timer.current),
	};
}
