import type { InstallErrorTexts } from '@/blocks/install/InstallErrorTexts';
import { parseTheme } from '@/domain/theme/parseTheme';
import type { Theme } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { themeErrorTexts } from '../themeErrorTexts';

export interface Pasted {
	/** The theme to show; also one that is installed already. */
	readonly theme: Theme | null;
	/** Why it can't be installed. */
	readonly error: InstallErrorTexts | null;
}

/**
 * What a theme's code is, for someone who may install it.
 * @param installed their themes; another client may have stored what is none
 */
export function readPasted(code: string, installed: readonly (Theme | null)[]): Pasted {
	try {
		const theme = parseTheme(code);
		return { theme, error: installed.some(each => each?.id === theme.id) ? themeErrorTexts('installed') : null };
	} catch (error) {
		if (error instanceof ThemeError) return { theme: null, error: themeErrorTexts(error) };
		throw error;
	}
}
