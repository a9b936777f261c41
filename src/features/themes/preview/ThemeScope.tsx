import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';
import { customProperty, OPTIONAL_TOKENS } from '@/domain/theme/themeTokens';
import styles from './ThemeScope.module.css';

interface ThemeScopeProps extends ComponentProps<'div'> {
	base: ThemeBase;
	properties: CompiledTheme;
	children: ReactNode;
}

/** What the theme around it sets beyond that of this part must not show through. */
const OFF = Object.fromEntries(OPTIONAL_TOKENS.map(token => [customProperty(token), 'initial']));

/** A part of the page in another theme. */
export function ThemeScope({ base, properties, className, children, ...rest }: ThemeScopeProps): ReactNode {
	return (
		<div
			{...rest}
			className={[styles.scope, className].filter(Boolean).join(' ')}
			data-theme={base}
			style={{ ...OFF, ...properties } as CSSProperties}
		>
			{children}
		</div>
	);
}
