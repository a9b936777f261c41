import { motionAllowed } from './reducedMotion';

const GONE_MS = 1_000;

/**
 * Lets the skeleton fade out over the app, which renders in its place; it is removed after a second
 * (rules/start#the-skeleton). Where motion is unwanted the app simply replaces it.
 */
export function fadeSkeleton(root: HTMLElement): void {
	const skeleton = root.querySelector('.skeleton');
	if (!skeleton || !motionAllowed()) return;
	skeleton.classList.add('leaving');
	document.body.append(skeleton);
	setTimeout(() => skeleton.remove(), GONE_MS);
}
