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
	// The first of two changes must not show a theme that nobody chose.
	if (choice !== 'device') baseSettings.set(darkMode, choice === 'dark');
	preferences.set(syncDeviceDarkMode, choice === 'device');
	paint(true);
}

/** For the `d` key: toggles between light and dark, no longer following the device. */
export function toggleDarkMode(): void {
	const isDark = themeChoice() === 'device' ? deviceIsDark() : baseSettings.get(darkMode);
	chooseTheme(isDark ? 'light' : 'dark');
}

/**
 * Applies the chosen theme now and when it changes, and follows the device if set so.
 * @returns the function that stops it
 */
export function followThemeChoice(): () => void {
	painted = '';
	paint(false);
	const query = matchMedia('(prefers-color-scheme: dark)');
	const onChange = () => paint(true);
	query.addEventListener('change', onChange);
	const ends = [
		preferences.subscribe(syncDeviceDarkMode, onChange),
		baseSettings.subscribe(darkMode, onChange),
		() => query.removeEventListener('change', onChange),
	];
	return () => {
		for (const end of ends) end();
	};
}

/** What was painted last: several changes of a choice are painted once. */
let painted = '';

function paint(isAnimated: boolean): void {
	const choice = themeChoice();
	const base = (choice === 'device' ? deviceIsDark() : choice === 'dark') ? 'dark' : 'light';
	const wanted = `${base} ${choice}`;
	if (wanted === painted) return;
	painted = wanted;
	applyTheme({ base, followsDevice: choice === 'device' }, { animated: isAnimated && preferences.get(animation) });
}
