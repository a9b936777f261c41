import { builtInTheme, DEFAULT_THEME_IDS } from '@/domain/theme/builtIn/builtInThemes';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';
import { preferences } from '../preferences/Preferences';
import type { Session } from '../session/Session';
import { darkTheme, lightTheme, themes } from './themePreferences';

/** A theme that can't be added: its id is a built-in one's, or taken (rules/appearance#installing-themes). */
export class ThemeRefusal extends Error {
	override name = 'ThemeRefusal';
	constructor(readonly reason: 'builtIn' | 'exists') {
		super(reason === 'builtIn' ? 'builtin theme' : 'already exists');
	}
}

/** What removing a theme took away, to put it back. */
export interface RemovedTheme {
	readonly theme: Theme;
	readonly index: number;
	/** Whether it was the chosen one of its base. */
	readonly wasChosen: boolean;
}

type Owner = Pick<Session, 'key' | 'isMember'>;

const choiceOf = (base: ThemeBase) => (base === 'light' ? lightTheme : darkTheme);

/** Whether a stored theme has the id; what another client has stored may be none. */
const is =
	(id: string) =>
	(theme: Theme | null): boolean =>
		theme?.id === id;

/** The id of the theme that an account has chosen for a base. */
export const chosenThemeId = (base: ThemeBase, owner: Owner): string =>
	preferences.get(choiceOf(base), owner)?.id ?? DEFAULT_THEME_IDS[base];

export const isInstalled = (id: string, owner: Owner): boolean => preferences.get(themes, owner).some(is(id));

/**
 * Adds a theme to the account's; does nothing for visitors.
 * @throws {ThemeRefusal}
 */
export function installTheme(theme: Theme, owner: Owner): void {
	if (!owner.isMember) return;
	if (builtInTheme(theme.id)) throw new ThemeRefusal('builtIn');
	if (isInstalled(theme.id, owner)) throw new ThemeRefusal('exists');
	// Another tab may have added it meanwhile.
	preferences.update(themes, list => (list.some(is(theme.id)) ? list : [...list, theme]), owner);
}

/**
 * Removes an installed theme, and chooses the default one where it was chosen; does nothing for visitors.
 * @returns what it took away; null if nothing
 */
export function removeTheme(theme: Theme, owner: Owner): RemovedTheme | null {
	// The list may have been read anew since the theme was shown: then it holds copies.
	const isIt = (each: Theme | null): boolean => each === theme || (theme.id !== undefined && is(theme.id)(each));
	const index = preferences.get(themes, owner).findIndex(isIt);
	if (!owner.isMember || index < 0) return null;
	const wasChosen = chosenThemeId(theme.base, owner) === theme.id;
	preferences.update(themes, list => list.filter(each => !isIt(each)), owner);
	if (wasChosen) preferences.set(choiceOf(theme.base), null, owner);
	return { theme, index, wasChosen };
}

/** Puts back what `removeTheme` took away, where it was. Another theme that was chosen meanwhile stays. */
export function restoreTheme({ theme, index, wasChosen }: RemovedTheme, owner: Owner): void {
	preferences.update(themes, list => (list.some(is(theme.id)) ? list : list.toSpliced(index, 0, theme)), owner);
	if (wasChosen && preferences.get(choiceOf(theme.base), owner) === null) setTheme(theme, owner);
}

/** Chooses a theme for its base. */
export function setTheme(theme: Theme, owner: Owner): void {
	preferences.set(choiceOf(theme.base), theme.id === DEFAULT_THEME_IDS[theme.base] ? null : theme, owner);
}
