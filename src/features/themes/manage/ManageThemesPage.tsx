import type { ReactNode } from 'react';
import { isRecord } from '@/base/isRecord';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { builtInThemes } from '@/domain/theme/builtIn/builtInThemes';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { themes } from '@/stores/themes/themePreferences';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import own from './manage.module.css';
import { ThemeRow } from './ThemeRow';

/** The installed themes, to copy, share and remove, and those that come with the app, to copy: /settings/theme/manage. */
export default function ManageThemesPage(): ReactNode {
	useHostTitle(text.themes.manageTitle);
	const installed = usePreference(themes).filter(isRecord);
	return (
		<PageBody>
			<Section title={text.themes.installed} about={text.themes.installedAbout}>
				{installed.length === 0 ? (
					<EmptyState
						icon="palette"
						title={text.themes.noneTitle}
						action={
							<PathLink path={pathTo('installTheme')} className={own.link}>
								{text.themes.installTitle}
							</PathLink>
						}
					>
						{text.themes.noneText}
					</EmptyState>
				) : (
					<ul className={own.list} aria-label={text.themes.installed}>
						{installed.map((theme, index) => (
							<ThemeRow key={keyOf(theme, index)} theme={theme} isInstalled />
						))}
					</ul>
				)}
			</Section>
			<Section title={text.themes.builtIn} about={text.themes.builtInAbout} marker="builtInThemes">
				<ul className={own.list} aria-label={text.themes.builtIn}>
					{builtInThemes.map(theme => (
						<ThemeRow key={theme.id} theme={theme} />
					))}
				</ul>
			</Section>
		</PageBody>
	);
}

/** What another client has synced may have no id. */
const keyOf = ({ id }: { readonly id?: string }, index: number): string => id ?? String(index);
