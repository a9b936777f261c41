import { linksOpenIn } from '@/blocks/navigation/linksOpenIn';
import { baseEntry, preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry, SettingList } from '@/blocks/settings/SettingEntry';
import { syncDeviceDarkMode } from '@/stores/themes/themePreferences';
import { TEXT_SIZES } from '@/ui/themes/textSize';
import { animation, chosenMenuStyle, darkMode, fontSize } from './appearance/appearanceSettings';
import { MotionPreview } from './appearance/MotionPreview';
import { columnGap, columnsFolded, simpleUiElsewhere } from './deck/deckPreferences';
import { alwaysShowsMain, menuPosition } from './deck/layoutPreferences';
import { NavMenuControl } from './nav/NavMenuControl';
import { chosenUi, menuDisplay, navbarSubButtons, navMenu, sideWidgets } from './nav/navSettings';
import { keptPages } from './pages/keptPages';
import { stackedPages } from './pages/stackedPages';
import { serverDisconnectedBehavior } from './session/watchConnection';

const look: readonly SettingEntry[] = [
	preferenceEntry(syncDeviceDarkMode, { section: 'theme/mode' }),
	baseEntry(darkMode, { section: 'theme/mode' }),
	preferenceEntry(linksOpenIn, { section: 'preferences/general' }),
	preferenceEntry(chosenMenuStyle, { section: 'preferences/general' }),
	preferenceEntry(stackedPages, { section: 'preferences/general' }),
	preferenceEntry(keptPages, {
		section: 'preferences/general',
		control: { type: 'range', min: 1, max: 10, step: 1, shown: { factor: 1, suffix: '' } },
	}),
	baseEntry(fontSize, { section: 'preferences/look', control: { type: 'choice', values: TEXT_SIZES } }),
	preferenceEntry(animation, { section: 'preferences/look', Preview: MotionPreview }),
];

const bar: readonly SettingEntry[] = [
	preferenceEntry(navMenu, { section: 'navbar/items', control: { type: 'own', Control: NavMenuControl } }),
];

const deck: readonly SettingEntry[] = [
	preferenceEntry(columnGap, {
		section: 'deckSettings/deck',
		control: { type: 'range', min: 0, max: 24, step: 1, shown: { factor: 1, suffix: 'px' } },
	}),
	preferenceEntry(alwaysShowsMain, { section: 'deckSettings/deck' }),
	preferenceEntry(menuPosition, { section: 'deckSettings/deck' }),
	preferenceEntry(simpleUiElsewhere, { section: 'deckSettings/deck' }),
	baseEntry(columnsFolded, { section: 'navbar/bar' }),
	preferenceEntry(navbarSubButtons, { section: 'navbar/bar' }),
	baseEntry(menuDisplay, {
		section: 'navbar/bar',
		control: { type: 'choice', values: ['sideFull', 'sideIcon'] },
	}),
	baseEntry(sideWidgets, { section: 'navbar/bar' }),
	baseEntry(chosenUi, {
		section: 'deckSettings/deck',
		control: { type: 'choice', values: [null, 'default', 'deck'] },
		needsReload: true,
	}),
];

export const settings: SettingList = {
	entries: [
		...look,
		...deck,
		...bar,
		preferenceEntry(serverDisconnectedBehavior, { section: 'preferences/connection' }),
	],
};
