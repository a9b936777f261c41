import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { openPalette } from '@/features/palette';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { focusedCard } from '../hotkeys/noteKeys';
import { openedFrom } from './openedFrom';
import { paletteSources } from './paletteSources';

/**
 * Opens the palette for the account of the column around the focus, and for the note with the focus.
 * @param own the page's account
 * @param navigation of the page
 */
export function showPalette(own: Session, navigation: Navigation): void {
	// It was asked for twice while its code was loading, or something else has opened meanwhile.
	if (overlays.top()) return;
	openPalette({ ...openedFrom(own, navigation), card: focusedCard() }, paletteSources);
}
