import { isRecord } from '@/base/isRecord';
import { compileTheme } from '@/domain/theme/compileTheme';
import { readTheme } from '@/domain/theme/parseTheme';
import type { CompiledTheme, Theme } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';

const known = new WeakMap<Theme, CompiledTheme | ThemeError>();

/** The colors of a stored theme, or why it has none: another client may have synced one that can't be used here. */
export function compiledTheme(theme: Theme): CompiledTheme | ThemeError {
	const compiled = known.get(theme) ?? compile(theme);
	known.set(theme, compiled);
	return compiled;
}

function compile(theme: Theme): CompiledTheme | ThemeError {
	try {
		return compileTheme(readTheme(theme));
	} catch (error) {
		if (error instanceof ThemeError) return error;
		throw error;
	}
}

/** Only the themes that can be used. */
export const usableThemes = (themes: readonly Theme[]): readonly Theme[] =>
	themes.filter(theme => isRecord(theme) && !(compiledTheme(theme) instanceof ThemeError));
