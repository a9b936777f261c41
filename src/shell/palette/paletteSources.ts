import type { PaletteSource } from '@/blocks/palette/PaletteSource';
import { loadLookupPalette } from '@/features/lookup';
import { loadNotePalette } from '@/features/noteActions';
import { loadSettingsPalette } from '@/features/settings';
import { loadTargetPalette } from '@/features/timeline';
import { loadPeoplePalette } from '@/features/userActions';
import { columnPalette } from '../deck/column/columnPalette';
import { deckPalette } from '../deck/decks/deckPalette';
import { hotkeyPalette } from '../hotkeys/hotkeyPalette';
import { accountPalette } from '../nav/accountPalette';
import { navPalette } from '../nav/navPalette';
import { mayOpen } from '../pages/mayOpen';
import { pagePalette } from '../pages/pagePalette';

const loadSettings = async () => (await import('../settingSources')).settingSources;

/** Everything that the palette lists, in the order in which it stands there. The only list of it. */
export async function loadPaletteSources(): Promise<readonly PaletteSource[]> {
	const [note, lookup, people, target, settings] = await Promise.all([
		loadNotePalette(),
		loadLookupPalette(),
		loadPeoplePalette(),
		loadTargetPalette(),
		loadSettingsPalette(),
	]);
	return [
		note.notePalette,
		columnPalette,
		pagePalette,
		lookup.lookupPalette,
		hotkeyPalette,
		navPalette,
		deckPalette,
		accountPalette,
		target.targetPalette,
		people.peoplePalette,
		settings.settingsPalette(loadSettings, mayOpen),
	];
}
