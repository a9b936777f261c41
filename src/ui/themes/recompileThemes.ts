import { localJson } from '@/platform/localJson';
import { compileChosen } from './compileChosen';
import { paintTheme } from './paintTheme';
import { CHOSEN_KEY, type ChosenThemes } from './storedThemes';
import { storeThemes } from './storeThemes';

/**
 * Compiles the chosen themes again, stores them, and draws the page in the one that `showLastTheme` has found to be
 * outdated (rules/appearance#the-first-paint).
 */
export function recompileThemes(): void {
	const chosen = localJson.get<ChosenThemes>(CHOSEN_KEY);
	if (!chosen) return;
	const stored = compileChosen(chosen);
	storeThemes(stored, chosen);
	const base = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
	paintTheme(base, stored[base]);
}
