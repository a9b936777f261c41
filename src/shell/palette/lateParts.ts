import { openLookup } from '@/features/search/palette';
import { toggleDarkMode } from '../appearance/themeChoice';
import { clearCache } from '../clearCache';
import { openShortcutSheet } from '../hotkeys/openShortcutSheet';
import { switchUi } from '../nav/switchUi';
import { openWidgets } from '../widgets/openWidgets';
import { lookUpPasted } from './lookUpPasted';
import { showPalette } from './showPalette';

/** What bars and keys do that isn't part of the start; in one file, as the palette has all of it. */
export const lateParts = {
	openLookup,
	lookUpPasted,
	showPalette,
	openShortcutSheet,
	toggleDarkMode,
	switchUi,
	openWidgets,
	clearCache: () => void clearCache(),
};
