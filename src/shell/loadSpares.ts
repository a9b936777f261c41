import { whenIdle } from '@/platform/whenIdle';

/** Since the page began: the first notes and what they show come before. */
const AFTER_MS = 4000;
/** By then even where nobody has touched anything. */
const AT_LAST_MS = 60_000;
/** A screen reader presses by a click alone. */
const SIGNS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Loads what has to be there when the connection is gone: what tells of errors, menus, and the form to write in. In the
 * page's idle time, soon after the first sign of somebody who may want to write: whoever only looks needs none of it.
 * Where it fails, again once the device is online.
 */
export function loadSpares(isMember: boolean): void {
	const load = () => {
		const parts = [
			import('@/ui/overlay/OverlayStack'),
			import('@/ui/dialog/MessageDialog'),
			import('@/ui/menu/Menu'),
			...(isMember
				? [
						import('@/features/composer').then(composer => composer.loadComposer()),
						import('@/features/outbox').then(outbox => outbox.loadOutbox()),
					]
				: []),
		];
		Promise.all(parts).catch(() => addEventListener('online', load, { once: true }));
	};
	const begin = () => whenIdle(load);
	const atLast = setTimeout(begin, AT_LAST_MS);
	const looking = new AbortController();
	const soon = () => {
		looking.abort();
		clearTimeout(atLast);
		setTimeout(begin, Math.max(0, AFTER_MS - performance.now()));
	};
	for (const sign of SIGNS) addEventListener(sign, soon, { capture: true, passive: true, signal: looking.signal });
}
