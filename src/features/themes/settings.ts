import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { darkTheme, lightTheme, themes } from '@/stores/themes/themePreferences';
import { themeChoices } from './choice/ThemeChoice';
import { ThemeTools } from './choice/ThemeTools';

export const settings: SettingList = {
	entries: [
		preferenceEntry(lightTheme, {
			section: 'theme/themes',
			control: { type: 'own', isLabelled: true, Control: themeChoices.light },
		}),
		preferenceEntry(darkTheme, {
			section: 'theme/themes',
			control: { type: 'own', isLabelled: true, Control: themeChoices.dark },
		}),
		preferenceEntry(themes, { section: 'theme/own', control: { type: 'own', isLabelled: true, Control: ThemeTools } }),
	],
	spots: [
		{ key: 'installTheme', page: 'installTheme' },
		{ key: 'builtInThemes', page: 'manageThemes' },
	],
};
