import { version } from '@/base/version';
import { builtInTheme } from '@/domain/theme/builtIn/builtInThemes';
import { compileTheme } from '@/domain/theme/compileTheme';
import type { CompiledTheme, Theme } from '@/domain/theme/Theme';
import type { ChosenThemes, StoredThemes } from './storedThemes';

/**
 * Compiles the chosen themes. A built-in one is compiled from this version's palette, whatever was stored. One that
 * can't be compiled, as another client may have synced it, gives way to the default one.
 */
export function compileChosen({ base, light, dark }: ChosenThemes): StoredThemes {
	const [compiledLight, compiledDark] = [compiled(light), compiled(dark)];
	return { version, base, ...(compiledLight && { light: compiledLight }), ...(compiledDark && { dark: compiledDark }) };
}

function compiled(theme: Theme | undefined): CompiledTheme | undefined {
	if (theme === undefined) return undefined;
	try {
		return compileTheme(builtInTheme(theme.id) ?? theme);
	} catch (error) {
		console.warn('The theme can’t be used.', error);
		return undefined;
	}
}
