import type { PageRouter } from './PageRouter';

const listeners = new WeakMap<PageRouter, Set<() => void>>();

/**
 * Tells a router's host that the page it shows was opened once more, so that the host scrolls it to its top
 * (rules/navigation#the-same-page-again).
 */
export function pressAgain(router: PageRouter): void {
	for (const listener of listeners.get(router) ?? []) listener();
}

/** @returns ends it */
export function onPressedAgain(router: PageRouter, listener: () => void): () => void {
	const all = listeners.get(router) ?? new Set();
	listeners.set(router, all.add(listener));
	return () => all.delete(listener);
}
