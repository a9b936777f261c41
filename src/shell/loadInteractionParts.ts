import { loadGallery } from '@/blocks/gallery/openGallery';
import { loadNoteMenus } from '@/features/noteActions';
import { whenIdle } from '@/platform/whenIdle';
import { loadable } from '@/ui/late/loadable';
import type { LayoutName } from './chooseLayout';
import { takeHold } from './deck/arrangement/grips';
import { openAddColumn, openColumnMenu, openDeckMenu } from './deck/decks/deckMenus';
import { openPalette } from './lateActions';
import { openAccountMenu, openMoreMenu } from './nav/barMenus';
import { preloadPage } from './pages/preloadPage';

/** A page that is busy for longer, as notes stream in, loads the next part all the same. */
const BUSY_MS = 500;

type Load = () => Promise<unknown>;

/**
 * Loads what the first press may open: overlays, menus, error messages, the pages of notes and users, the image viewer,
 * the emoji picker and the composer. One after the other, each when the page is idle: keys that are typed and notes that
 * arrive meanwhile are drawn in between.
 */
export async function loadInteractionParts(isMember: boolean, layout: LayoutName): Promise<void> {
	for (const load of partsFor(isMember, layout)) {
		await new Promise<void>(resolve => whenIdle(resolve, BUSY_MS));
		await load();
	}
}

/** The likeliest first; the page of a note brings the most. */
function partsFor(isMember: boolean, layout: LayoutName): readonly Load[] {
	return [
		() => import('@/ui/overlay/OverlayStack'),
		() => import('@/ui/dialog/MessageDialog'),
		() => import('@/ui/menu/Menu'),
		() => import('./intents/intentHandlers'),
		...(isMember ? OF_MEMBERS : []),
		loadNoteMenus,
		openMoreMenu.preload,
		openPalette.preload,
		...(layout === 'deck' ? OF_DECK : []),
		() => import('@/blocks/linkPreview/openLinkCard'),
		async () => (await import('@/features/userActions')).loadUserCard(),
		loadGallery,
		() => preloadPage('profile'),
		() => preloadPage('note'),
	];
}

const OF_MEMBERS: readonly Load[] = [
	async () => (await import('@/features/composer')).loadComposer(),
	async () => (await import('@/features/emojiPicker')).loadEmojiPicker(),
	async () => (await import('@/features/outbox')).loadOutbox(),
	openAccountMenu.preload,
];

const OF_DECK: readonly Load[] = [
	...[openAddColumn, openColumnMenu, openDeckMenu, takeHold].map(action => action.preload),
	async () => loadable((await import('./deck/column/ColumnHost')).loadColumnPages).preload(),
];
