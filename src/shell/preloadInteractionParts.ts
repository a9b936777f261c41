import { afterStart } from '@/platform/afterStart';
import { loadBrokenStyles } from '@/platform/brokenStyles';
import { hasTouch } from '@/platform/hasTouch';
import { savesData } from '@/platform/savesData';
import { whenIdle } from '@/platform/whenIdle';
import type { Session } from '@/stores/session/Session';
import type { LayoutName } from './chooseLayout';

/**
 * At the latest, without any input. A finger gives no sign before it presses, so on touch screens input isn't awaited.
 */
const AT_LAST_MS = { mouse: 60_000, touch: 4000 };
/** Screen readers only send clicks. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Preloads what the first press may open, so that it opens at once, even offline. Runs when the page is idle, soon
 * after the first input: a display that is never touched needs none of it. If it fails, it runs again once the server
 * can be reached. A browser that saves data loads each part when it is opened.
 */
export function preloadInteractionParts({ isMember, reachability }: Session, layout: LayoutName): void {
	if (savesData()) return;
	const load = () => {
		import('./loadInteractionParts')
			.then(({ loadInteractionParts }) => loadInteractionParts(isMember, layout))
			.catch(() => {
				const end = reachability.events.on('back', () => {
					end();
					void loadBrokenStyles().then(load);
				});
			});
	};
	const atLast = setTimeout(() => whenIdle(load), hasTouch() ? AT_LAST_MS.touch : AT_LAST_MS.mouse);
	const looking = new AbortController();
	const soon = () => {
		looking.abort();
		clearTimeout(atLast);
		afterStart(load);
	};
	for (const sign of SIGNS) addEventListener(sign, soon, { capture: true, passive: true, signal: looking.signal });
}
