import { showError } from '@/blocks/actions/showError';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { loadPalette } from '@/features/palette';
import type { Session } from '@/stores/session/Session';
import { focusedCard } from '../hotkeys/noteKeys';
import { openedFrom } from './openedFrom';
import { loadPaletteSources } from './paletteSources';

/**
 * Opens the palette for the account of the column around the focus, and for the note with the focus.
 * @param own the page's account
 * @param navigation of the page
 */
export async function showPalette(own: Session, navigation: Navigation): Promise<void> {
	const context = { ...openedFrom(own, navigation), card: focusedCard() };
	try {
		const [{ openPalette }, sources] = await loadPaletteParts();
		openPalette(context, sources);
	} catch (error) {
		await showError(error, () => void showPalette(own, navigation));
	}
}

export const loadPaletteParts = () => Promise.all([loadPalette(), loadPaletteSources()]);
