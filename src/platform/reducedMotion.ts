const QUERY = '(prefers-reduced-motion: reduce)';
const OFF_CLASS = 'no-animation';

/** Whether the system asks for reduced motion; the default of the `animation` setting is its opposite. */
export function prefersReducedMotion(): boolean {
	return matchMedia(QUERY).matches;
}

/** Applies the reader's `animation` setting to the whole page (root class `no-animation`). */
export function setAnimations(on: boolean): void {
	document.documentElement.classList.toggle(OFF_CLASS, !on);
}

/** Whether anything may move: the reader's setting is on, and the system doesn't ask for reduced motion. */
export function motionAllowed(): boolean {
	return !document.documentElement.classList.contains(OFF_CLASS) && !prefersReducedMotion();
}
