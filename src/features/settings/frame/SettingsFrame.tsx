import type { ReactNode } from 'react';
import type { FrameProps } from '@/blocks/hosting/FrameDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { BackupMenuButton } from '../profiles/BackupMenuButton';
import styles from './SettingsFrame.module.css';
import { type ListedPage, SETTINGS_LIST } from './settingsList';

/** The list of settings pages, with the page beside it; where there is room for one of them, the list has `/settings`. */
export default function SettingsFrame({ page, children }: FrameProps): ReactNode {
	return (
		<div className={styles.frame}>
			<div className={styles.parts} data-shows={page === 'settings' ? 'list' : 'page'}>
				<nav className={styles.list} aria-label={text.settings.title}>
					{SETTINGS_LIST.map(({ group, pages }) => (
						<section key={group} className={styles.group} aria-labelledby={`settings-${group}`}>
							<h2 id={`settings-${group}`}>{text.settings.groups[group]}</h2>
							{pages.map(listed => (
								<ListItem key={listed.page} {...listed} isShown={listed.page === page} />
							))}
						</section>
					))}
					<BackupMenuButton />
				</nav>
				<div className={styles.page}>{children}</div>
			</div>
		</div>
	);
}

function ListItem({ page, icon, isShown }: ListedPage & { isShown: boolean }): ReactNode {
	return (
		<PathLink path={pathTo(page)} className={styles.item} aria-current={isShown ? 'page' : undefined}>
			<Icon name={icon} />
			{text.settings.pages[page]}
		</PathLink>
	);
}
