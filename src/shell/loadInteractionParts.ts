import { loadGallery } from '@/blocks/gallery/openGallery';
import { loadNoteMenus } from '@/features/noteActions';
import { loadable } from '@/ui/late/loadable';
import type { LayoutName } from './chooseLayout';
import { takeHold } from './deck/arrangement/grips';
import { openAddColumn, openColumnMenu, openDeckMenu } from './deck/decks/deckMenus';
import { openPalette } from './lateActions';
import { openAccountMenu, openMoreMenu } from './nav/barMenus';
import { preloadPage } from './pages/preloadPage';

const DECK_ACTIONS = [openAddColumn, openColumnMenu, openDeckMenu, takeHold];

/**
 * Loads what the first press may open: overlays, menus, error messages, the pages of notes and users, the image viewer,
 * the emoji picker and the composer.
 */
export async function loadInteractionParts(isMember: boolean, layout: LayoutName): Promise<void> {
	await Promise.all([
		import('@/ui/overlay/OverlayStack'),
		import('@/ui/dialog/MessageDialog'),
		import('@/ui/menu/Menu'),
		import('./intents/intentHandlers'),
		...[openMoreMenu, ...(isMember ? [openAccountMenu] : []), ...(layout === 'deck' ? DECK_ACTIONS : [])].map(action =>
			action.preload(),
		),
		...(layout === 'deck'
			? [import('./deck/column/ColumnHost').then(host => loadable(host.loadColumnPages).preload())]
			: []),
		openPalette.preload(),
		import('@/blocks/linkPreview/openLinkCard'),
		import('@/features/userActions').then(actions => actions.loadUserCard()),
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
	]);
}
