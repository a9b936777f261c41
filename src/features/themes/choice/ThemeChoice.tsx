import { type ReactNode, useId } from 'react';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { builtInThemes, DEFAULT_THEME_IDS } from '@/domain/theme/builtIn/builtInThemes';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { themes } from '@/stores/themes/themePreferences';
import { aboutTheme } from '../aboutTheme';
import { compiledTheme, usableThemes } from '../compiledTheme';
import { ThemeSwatch } from '../preview/ThemeSwatch';
import styles from './ThemeChoice.module.css';

interface ThemeChoiceProps extends OwnControlProps {
	base: ThemeBase;
}

/** The choice of the theme for one base: those that come with the app, then the installed ones. */
export function ThemeChoice({ base, label, caption, value, error, disabled, onChange }: ThemeChoiceProps): ReactNode {
	const name = useId();
	const installed = usableThemes(usePreference(themes)).filter(theme => theme.base === base);
	const builtIn = builtInThemes.filter(theme => theme.base === base);
	const chosen = value as Theme | null;
	const chosenId = chosen?.id ?? DEFAULT_THEME_IDS[base];
	const known = [...builtIn, ...installed];
	const isElsewhere = chosen !== null && !known.some(({ id }) => id === chosenId);
	const offered = isElsewhere && usableThemes([chosen]).length > 0 ? [...known, chosen] : known;
	return (
		<fieldset className={styles.choice} disabled={disabled}>
			<legend className={styles.label}>{label}</legend>
			{caption !== undefined && <p className={styles.about}>{caption}</p>}
			<div className={styles.cards}>
				{offered.map(theme => (
					<ThemeCard
						key={theme.id}
						theme={theme}
						name={name}
						title={theme === chosen && isElsewhere ? fill(text.themes.elsewhere, { name: theme.name }) : theme.name}
						isChosen={theme.id === chosenId}
						onChoose={() => onChange(theme.id === DEFAULT_THEME_IDS[base] ? null : theme)}
					/>
				))}
			</div>
			{error !== undefined && (
				<p className={styles.error} role="alert">
					{error}
				</p>
			)}
		</fieldset>
	);
}

interface ThemeCardProps {
	theme: Theme;
	name: string;
	title: string;
	isChosen: boolean;
	onChoose: () => void;
}

function ThemeCard({ theme, name, title, isChosen, onChoose }: ThemeCardProps): ReactNode {
	const properties = compiledTheme(theme);
	if (properties instanceof ThemeError) return null;
	return (
		<label className={styles.card} data-tooltip={aboutTheme(theme)}>
			<input
				type="radio"
				className="visually-hidden"
				name={name}
				value={theme.id}
				checked={isChosen}
				onChange={onChoose}
			/>
			<ThemeSwatch base={theme.base} properties={properties} />
			<span className={styles.name}>{title}</span>
		</label>
	);
}

export const themeChoices = {
	light: (props: OwnControlProps) => <ThemeChoice {...props} base="light" />,
	dark: (props: OwnControlProps) => <ThemeChoice {...props} base="dark" />,
};
