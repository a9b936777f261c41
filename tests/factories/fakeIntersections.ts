import { vi } from 'vitest';

/** A row at rest in the view. */
const VIEW = { width: 300, height: 100 };

type Tell = (elements: readonly Element[], isInView: boolean, left?: number) => void;

let current: Tell = () => {};

/** Replaces the browser's `IntersectionObserver` by one that reports what `tellIntersections` says. */
export function fakeIntersections(): void {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: (entries: unknown[]) => void) {
				current = (elements, isInView, left = 0) => callback(elements.map(each => entry(each, isInView, left)));
			}
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
}

/** Tells the last observer that elements came wholly into view, or left it. */
export const tellIntersections: Tell = (...told) => current(...told);

const entry = (target: Element, isIntersecting: boolean, left: number) => ({
	target,
	isIntersecting,
	boundingClientRect: new DOMRect(left, 0, VIEW.width, VIEW.height),
	intersectionRect: isIntersecting ? new DOMRect(left, 0, VIEW.width, VIEW.height) : new DOMRect(),
});
