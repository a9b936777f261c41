import type { PaletteSource } from '@/blocks/palette/PaletteSource';
import { palette as ofNote } from '@/features/noteActions/palette';
import { palette as ofLookup } from '@/features/search/palette';
import { palette as ofSettings } from '@/features/settings/palette';
import { palette as ofTargets, wallPalette } from '@/features/timeline/palette';
import { palette as ofTutorial } from '@/features/tutorial/palette';
import { palette as ofPeople } from '@/features/userActions/palette';
import { columnPalette } from '../deck/column/columnPalette';
import { deckPalette } from '../deck/decks/deckPalette';
import { hotkeyPalette } from '../hotkeys/hotkeyPalette';
import { accountPalette } from '../nav/accountPalette';
import { navPalette } from '../nav/navPalette';
import { mayOpen } from '../pages/mayOpen';
import { pagePalette } from '../pages/pagePalette';

/** Everything that the palette lists, in the order in which it stands there. The only list of it. */
export const paletteSources: readonly PaletteSource[] = [
	ofNote,
	columnPalette,
	pagePalette,
	ofLookup,
	hotkeyPalette,
	navPalette,
	ofTutorial,
	deckPalette,
	wallPalette,
	accountPalette,
	ofTargets,
	ofPeople,
	ofSettings(async () => (await import('../settingSources')).settingSources, mayOpen),
];
