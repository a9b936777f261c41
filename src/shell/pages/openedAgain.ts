import type { PageRouter } from './PageRouter';

const listeners = new WeakMap<PageRouter, Set<() => void>>();

/**
 * Tells a router's host that the visible page was opened again, so that it scrolls to the top
 * (rules/navigation#the-same-page-again).
 */
export function emitOpenedAgain(router: PageRouter): void {
	for (const listener of listeners.get(router) ?? []) listener();
}

/** @returns the function that unsubscribes */
export function onOpenedAgain(router: PageRouter, listener: () => void): () => void {
	const all = listeners.get(router) ?? new Set();
	listeners.set(router, all.add(listener));
	return () => all.delete(listener);
}
