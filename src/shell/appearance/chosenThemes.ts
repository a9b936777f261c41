import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { darkTheme, lightTheme, syncDeviceDarkMode } from '@/stores/themes/themePreferences';
import type { ChosenThemes } from '@/ui/themes/storedThemes';
import { darkMode } from './appearanceSettings';

/** The themes that the page's account has chosen, and which of them counts. */
export function chosenThemes(): ChosenThemes {
	const [light, dark] = [preferences.get(lightTheme), preferences.get(darkTheme)];
	return {
		base: preferences.get(syncDeviceDarkMode) ? null : baseSettings.get(darkMode) ? 'dark' : 'light',
		...(light && { light }),
		...(dark && { dark }),
	};
}
