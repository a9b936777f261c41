import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './ThemeTools.module.css';

/** How many themes are installed, and the ways to more. */
export function ThemeTools({ label, caption, value }: OwnControlProps): ReactNode {
	const count = Array.isArray(value) ? value.length : 0;
	const { install, manage, edit } = text.themes.tools;
	const tools = [
		{ path: pathTo('installTheme'), icon: 'download', title: install },
		{ path: pathTo('manageThemes'), icon: 'palette', title: manage },
		{ path: pathTo('themeEditor'), icon: 'pencil', title: edit },
	] as const;
	return (
		<div className={styles.tools}>
			<div className={styles.head}>
				<div className={styles.label}>{label}</div>
				<p className={styles.about}>{caption}</p>
			</div>
			<p className={styles.count}>{count === 0 ? text.themes.noneInstalled : t('themes.count', { count })}</p>
			<div className={styles.links}>
				{tools.map(({ path, icon, title }) => (
					<PathLink key={path} path={path} className={styles.link}>
						<Icon name={icon} size={18} />
						{title}
					</PathLink>
				))}
			</div>
		</div>
	);
}
