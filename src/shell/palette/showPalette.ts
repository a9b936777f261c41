import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { openPalette } from '@/features/palette';
import type { Session } from '@/stores/session/Session';
import { focusedCard } from '../hotkeys/noteKeys';
import { openedFrom } from './openedFrom';
import { paletteSources } from './paletteSources';

/**
 * Opens the palette for the account of the column around the focus, and for the note with the focus.
 * @param own the page's account
 * @param navigation of the page
 */
export function showPalette(own: Session, navigation: Navigation): void {
	openPalette({ ...openedFrom(own, navigation), card: focusedCard() }, paletteSources);
}
