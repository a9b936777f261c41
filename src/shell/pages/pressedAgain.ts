import type { PageRouter } from './PageRouter';

const listeners = new WeakMap<PageRouter, Set<() => void>>();

/**
 * The page that a router shows was asked for once more: whoever shows it scrolls it to its top
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
