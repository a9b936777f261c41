import { version } from '@/base/version';
import { localJson } from '@/platform/localJson';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { darkTheme, lightTheme, syncDeviceDarkMode } from '@/stores/themes/themePreferences';
import { changeTheme } from '@/ui/themes/changeTheme';
import { deviceBase, deviceScheme } from '@/ui/themes/deviceScheme';
import { areChosenThemes, type ChosenThemes, STORED_KEY, type StoredThemes } from '@/ui/themes/storedThemes';
import { hasOwnThemes, storeThemes } from '@/ui/themes/storeThemes';
import { darkMode } from './appearanceSettings';
import { chosenThemes } from './chosenThemes';

export type ThemeChoice = 'device' | 'light' | 'dark';

export function themeChoice(): ThemeChoice {
	return chosenThemes().base ?? 'device';
}

/** Follow the device's color scheme, or use a fixed one. */
export function chooseTheme(choice: ThemeChoice): void {
	// The first of two changes must not show a theme that nobody chose.
	if (choice !== 'device') baseSettings.set(darkMode, choice === 'dark');
	preferences.set(syncDeviceDarkMode, choice === 'device');
	void update(true);
}

/** For the `d` key: toggles between light and dark, no longer following the device. */
export function toggleDarkMode(): void {
	const choice = themeChoice();
	const base = choice === 'device' ? deviceBase() : choice;
	chooseTheme(base === 'dark' ? 'light' : 'dark');
}

let following: Promise<void> | undefined;

/** Applies the chosen theme now and when it changes, and follows the device if set so. Repeated calls do it once. */
export function followTheme(): Promise<void> {
	if (following) return following;
	const onChange = () => void update(true);
	deviceScheme().addEventListener('change', onChange);
	for (const preference of [syncDeviceDarkMode, lightTheme, darkTheme]) preferences.subscribe(preference, onChange);
	baseSettings.subscribe(darkMode, onChange);
	following = update(false);
	return following;
}

/** The last compiled themes, and what they were compiled from. */
let compiled: { readonly of: string; readonly stored: StoredThemes } | undefined;
/** What was painted last: several changes of a choice are painted once. */
let painted = '';

const sourceOf = ({ light, dark }: ChosenThemes): string => JSON.stringify([light ?? null, dark ?? null]);

async function update(isAnimated: boolean): Promise<void> {
	const chosen = chosenThemes();
	const of = sourceOf(chosen);
	compiled ??= storedFor(chosen);
	if (compiled?.of !== of) {
		const stored = hasOwnThemes(chosen) ? await compile(chosen) : { version, base: chosen.base };
		// Another choice was made meanwhile.
		if (stored === null || sourceOf(chosenThemes()) !== of) return;
		compiled = { of, stored };
	}
	paint(compiled, isAnimated);
}

/** Those of the last visit, if this version compiled them from the same. */
function storedFor(chosen: ChosenThemes): typeof compiled {
	const stored = localJson.get<StoredThemes>(STORED_KEY);
	return stored?.version === version && areChosenThemes(chosen) ? { of: sourceOf(chosen), stored } : undefined;
}

async function compile(chosen: ChosenThemes): Promise<StoredThemes | null> {
	try {
		return (await import('@/ui/themes/compileChosen')).compileChosen(chosen);
	} catch (error) {
		console.warn('The theme could not be loaded.', error);
		return null;
	}
}

function paint({ of, stored }: NonNullable<typeof compiled>, isAnimated: boolean): void {
	const chosen = chosenThemes();
	const base = chosen.base ?? deviceBase();
	const wanted = `${base} ${chosen.base} ${of}`;
	if (wanted === painted) return;
	painted = wanted;
	storeThemes({ ...stored, base: chosen.base }, chosen);
	changeTheme({ base, properties: stored[base] }, { animated: isAnimated });
}
