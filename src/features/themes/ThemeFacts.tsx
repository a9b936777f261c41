import type { ReactNode } from 'react';
import type { Theme } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { aboutTheme } from './aboutTheme';
import styles from './ThemeFacts.module.css';

/** Who made a theme, what it is for, and what its author says about it. */
export function ThemeFacts({ theme }: { theme: Pick<Theme, 'id' | 'name' | 'author' | 'desc' | 'base'> }): ReactNode {
	const { name, author, base } = theme;
	const about = aboutTheme(theme);
	return (
		<div className={styles.facts}>
			<b dir="auto">{name}</b>
			<small>{[text.themes[base], author && fill(text.themes.by, { author })].filter(Boolean).join(' · ')}</small>
			{about !== undefined && (
				<small dir="auto" className={styles.desc}>
					{about}
				</small>
			)}
		</div>
	);
}
