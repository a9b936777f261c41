import { baseProps } from './compileTheme';
import type { Theme } from './Theme';
import { ThemeColors } from './ThemeColors';
import { ThemeError } from './ThemeError';

/** Stands for a color that the theme doesn't have. */
const NONE = '#000000';

/**
 * The colors of a theme by the names of its props, as `#rrggbb`: those it sets, and those that follow.
 * @returns reads one; black where there is none
 */
export function resolveColors({ base, props }: Pick<Theme, 'base' | 'props'>): (name: string) => string {
	const colors = new ThemeColors(props, baseProps(base));
	return name => {
		try {
			return colors.color(name).toHexString();
		} catch (error) {
			if (error instanceof ThemeError) return NONE;
			throw error;
		}
	};
}
