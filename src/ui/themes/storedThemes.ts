import type { CompiledTheme, Theme, ThemeBase } from '@/domain/theme/Theme';
import { storedText } from '@/platform/localJson';

/**
 * The compiled themes of this device, for the first paint (`showLastTheme`). Another version of the app compiles them
 * anew, and clearing the cache takes them away (rules/appearance#the-first-paint).
 */
export interface StoredThemes {
	/** Which version of the app compiled them. */
	readonly version: string;
	/** Null: the device decides between light and dark. */
	readonly base: ThemeBase | null;
	/** Missing for the default themes, which tokens.css has. */
	readonly light?: CompiledTheme;
	readonly dark?: CompiledTheme;
}

/** What they are compiled from. Stays when the cache is cleared. */
export interface ChosenThemes {
	readonly base: ThemeBase | null;
	/** Missing for the default themes. */
	readonly light?: Theme;
	readonly dark?: Theme;
}

/** Where local storage has the compiled ones, and those that were chosen. */
export const STORED_KEY = 'theme';
export const CHOSEN_KEY = 'chosenThemes';

/** Whether these are the chosen themes that were stored last; nothing is, where the device decides about the default ones. */
export const areChosenThemes = (chosen: ChosenThemes): boolean =>
	(localStorage.getItem(CHOSEN_KEY) ?? '{"base":null}') === storedText(chosen);
