import { type RefObject, useMemo } from 'react';

const EDGE_PX = 60;
const FASTEST_PX = 24;

/** Scrolls a horizontal container while dragging near its edges. */
export function useEdgeScroll(ref: RefObject<HTMLElement | null>): { start: () => void; stop: () => void } {
	return useMemo(() => {
		let pointerX = 0;
		let frame = 0;
		const onMove = (event: PointerEvent) => {
			pointerX = event.clientX;
		};
		const step = () => {
			const element = ref.current;
			if (element) {
				const { left, right } = element.getBoundingClientRect();
				const push = pointerX < left + EDGE_PX ? pointerX - left - EDGE_PX : Math.max(0, pointerX - right + EDGE_PX);
				element.scrollLeft += (push / EDGE_PX) * FASTEST_PX;
			}
			frame = requestAnimationFrame(step);
		};
		return {
			start() {
				const element = ref.current;
				const box = element?.getBoundingClientRect();
				pointerX = box ? (box.left + box.right) / 2 : 0;
				addEventListener('pointermove', onMove, { passive: true });
				cancelAnimationFrame(frame);
				frame = requestAnimationFrame(step);
			},
			stop() {
				removeEventListener('pointermove', onMove);
				cancelAnimationFrame(frame);
			},
		};
	}, [ref]);
}
