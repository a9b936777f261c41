import type { ReactNode } from 'react';
import type { Theme } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { text } from '@/i18n/text';
import { compiledTheme } from '../compiledTheme';
import { FaintColors } from '../preview/FaintColors';
import { ThemePreview } from '../preview/ThemePreview';
import { ThemeFacts } from '../ThemeFacts';

/** What a theme is and how it looks, before it is installed. */
export function PastedTheme({ theme }: { theme: Theme }): ReactNode {
	const properties = compiledTheme(theme);
	if (properties instanceof ThemeError) return null;
	return (
		<>
			<ThemeFacts theme={theme} />
			<FaintColors properties={properties} />
			<ThemePreview base={theme.base} properties={properties} label={`${text.themes.preview}: ${theme.name}`} />
		</>
	);
}
