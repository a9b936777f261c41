/** The media query for systems that ask for reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const OFF_CLASS = 'no-animation';

/** Whether the system asks for reduced motion. The `animation` setting is off by default then. */
export function prefersReducedMotion(): boolean {
	return matchMedia(REDUCED_MOTION).matches;
}

/** Applies the user's `animation` setting to the page (root class `no-animation`). */
export function setAnimations(on: boolean): void {
	document.documentElement.classList.toggle(OFF_CLASS, !on);
}

/** Whether animations may run: the user's setting is on, and the system doesn't ask for reduced motion. */
export function motionAllowed(): boolean {
	return !document.documentElement.classList.contains(OFF_CLASS) && !prefersReducedMotion();
}
