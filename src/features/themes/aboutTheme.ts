import type { Theme } from '@/domain/theme/Theme';
import { text } from '@/i18n/text';

/** What its author says about a theme; for a built-in one, in the language of the app. Undefined: nothing. */
export function aboutTheme({ id, desc }: Pick<Theme, 'id' | 'desc'>): string | undefined {
	// Another client may have synced `null`.
	if (desc) return desc;
	const builtIn: Readonly<Record<string, string>> = text.themes.descriptions;
	return Object.hasOwn(builtIn, id) ? builtIn[id] : undefined;
}
