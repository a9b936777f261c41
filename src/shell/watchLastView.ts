import { isRecallable } from '@/blocks/feed/rememberedPage';
import { forgetLastView, keepLastView } from '@/platform/lastView';
import { whenIdle } from '@/platform/whenIdle';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import type { BaseKey, PreferenceKey } from '@/stores/preferences/definitions';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';

/** The page may go any moment. */
const SOON_MS = 100;

/** What decides about what the first page of a timeline shows, and how it looks. */
const PREFERENCES: readonly PreferenceKey[] = [
	...([
		'collapseRenotes',
		'seenElsewhere',
		'foldBursts',
		'instanceTicker',
		'nsfw',
		'timeDisplay',
		'emojiStyle',
	] as const),
	...(['mediaListWithOneImageAppearance', 'reactionsDisplaySize', 'dataSaver', 'mutedEmojis', 'forceShowAds'] as const),
	...(['menu', 'showNavbarSubButtons', 'pinnedUserLists'] as const),
];
const BASE_SETTINGS: readonly BaseKey[] = ['tl', 'menuDisplay', 'ui', 'tips', 'mutedAds'];

/**
 * Keeps what a timeline's page looks like for the first paint of the next start (`showLastView`), as soon as it is drawn:
 * by then nobody has uncovered or opened anything on it. Forgets it once it would show something else, or too much.
 */
export function watchLastView(root: HTMLElement, session: Session): void {
	let kept: string | undefined;
	appEvents.on('pageRemembered', ({ session: where, timeline }) => {
		if (where !== session) return;
		// The same one anew: what has been uncovered on it since is uncovered still.
		const isAnew = kept === timeline;
		kept = timeline;
		forgetLastView();
		if (isAnew || !isRecallable(session)) return;
		requestAnimationFrame(() =>
			whenIdle(() => {
				if (location.pathname === '/' && location.hash === '' && overlays.top() === undefined) {
					keepLastView(root, session.isMember ? session.key : null);
				}
			}, SOON_MS),
		);
	});
	session.wordMutes.version.subscribe(forgetLastView);
	for (const key of PREFERENCES) preferences.subscribe(key, forgetLastView);
	for (const key of BASE_SETTINGS) baseSettings.subscribe(key, forgetLastView);
}
