import { loadGallery } from '@/blocks/gallery/openGallery';
import { loadNoteMenus } from '@/features/noteActions';
import { afterStart } from '@/platform/afterStart';
import { loadBrokenStyles } from '@/platform/brokenStyles';
import { hasTouch } from '@/platform/hasTouch';
import { savesData } from '@/platform/savesData';
import { whenIdle } from '@/platform/whenIdle';
import type { Session } from '@/stores/session/Session';
import { loadable } from '@/ui/late/loadable';
import type { LayoutName } from './chooseLayout';
import { openAddColumn, openColumnMenu, openDeckMenu } from './deck/decks/deckMenus';
import { openPalette } from './lateActions';
import { openAccountMenu, openMoreMenu } from './nav/barMenus';
import { preloadPage } from './pages/preloadPage';

/**
 * At the latest, without any input. A finger gives no sign before it presses, so on touch screens input isn't awaited.
 */
const AT_LAST_MS = { mouse: 60_000, touch: 4000 };
const DECK_MENUS = [openAddColumn, openColumnMenu, openDeckMenu];
/** Screen readers only send clicks. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Preloads what the first press may open, so that it opens at once, even offline: overlays, menus, error messages, the
 * pages of notes and users, the picture viewer, the emoji picker and the composer. Runs when the page is idle, soon
 * after the first input: a display that is never touched needs none of it. If it fails, it runs again once the server
 * can be reached. A browser that saves data loads each of them when it is opened.
 */
export function preloadInteractionParts({ isMember, reachability }: Session, layout: LayoutName): void {
	if (savesData()) return;
	const load = () => {
		const parts = [
			import('@/ui/overlay/OverlayStack'),
			import('@/ui/dialog/MessageDialog'),
			import('@/ui/menu/Menu'),
			import('./intents/intentHandlers'),
			...[openMoreMenu, ...(isMember ? [openAccountMenu] : []), ...(layout === 'deck' ? DECK_MENUS : [])].map(menu =>
				menu.preload(),
			),
			...(layout === 'deck'
				? [import('./deck/column/ColumnHost').then(host => loadable(host.loadColumnPages).preload())]
				: []),
			openPalette.preload(),
			preloadPage('note'),
			preloadPage('profile'),
			loadNoteMenus(),
			loadGallery(),
			...(isMember
				? [
						import('@/features/composer').then(composer => composer.loadComposer()),
						import('@/features/outbox').then(outbox => outbox.loadOutbox()),
						import('@/features/emojiPicker').then(picker => picker.loadEmojiPicker()),
					]
				: []),
		];
		Promise.all(parts).catch(() => {
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
