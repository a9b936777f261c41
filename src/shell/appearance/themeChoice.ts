import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { applyTheme } from '@/ui/themes/applyTheme';
import { animation, darkMode, syncDeviceDarkMode } from './appearanceSettings';

export type ThemeChoice = 'device' | 'light' | 'dark';

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

export function themeChoice(): ThemeChoice {
	if (preferences.get(syncDeviceDarkMode)) return 'device';
	return baseSettings.get(darkMode) ? 'dark' : 'light';
}

/** Follow the device's colour scheme, or use a fixed theme. */
export function chooseTheme(choice: ThemeChoice): void {
	preferences.set(syncDeviceDarkMode, choice === 'device');
	if (choice !== 'device') baseSettings.set(darkMode, choice === 'dark');
	paint(true);
}

/** For the `d` key: toggles between light and dark, no longer following the device. */
export function toggleDarkMode(): void {
	const isDark = themeChoice() === 'device' ? deviceIsDark() : baseSettings.get(darkMode);
	chooseTheme(isDark ? 'light' : 'dark');
}

/**
 * Applies the chosen theme, and follows the device if set so.
 * @returns the function that stops it
 */
export function followThemeChoice(): () => void {
	paint(false);
	const query = matchMedia('(prefers-color-scheme: dark)');
	const onChange = () => {
		if (themeChoice() === 'device') paint(true);
	};
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}

function paint(isAnimated: boolean): void {
	const choice = themeChoice();
	const isDark = choice === 'device' ? deviceIsDark() : choice === 'dark';
	applyTheme(
		{ base: isDark ? 'dark' : 'light', followsDevice: choice === 'device' },
		{ animated: isAnimated && preferences.get(animation) },
	);
}
