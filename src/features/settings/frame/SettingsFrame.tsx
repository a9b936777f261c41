import { type ReactNode, useRef, useState } from 'react';
import type { FrameProps } from '@/blocks/hosting/FrameDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import type { AppPage } from '@/domain/paths/patterns';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { SettingListProvider, type WholeSettingList } from '../entries/SettingListContext';
import { BackupMenuButton } from '../profiles/BackupMenuButton';
import { SettingsSearch } from '../search/SettingsSearch';
import styles from './SettingsFrame.module.css';
import { type ListedPage, SETTINGS_LIST } from './settingsList';
import { useMarker } from './useMarker';

interface SettingsFrameProps extends FrameProps {
	list: WholeSettingList;
}

/** The list of settings pages, with the page beside it; where there is room for one of them, the list has `/settings`. */
export function SettingsFrame({ page, marker, list, children }: SettingsFrameProps): ReactNode {
	const shown = useRef<HTMLDivElement>(null);
	const lightUp = useMarker(shown, page, marker);
	const [isSearching, setSearching] = useState(false);
	return (
		<SettingListProvider value={list}>
			<div className={styles.frame}>
				<div className={styles.parts} data-shows={page === 'settings' ? 'list' : 'page'}>
					<nav className={styles.list} aria-label={text.settings.title}>
						<SettingsSearch onSearch={setSearching} onChoose={lightUp} />
						{!isSearching &&
							SETTINGS_LIST.map(({ group, pages }) => (
								<section key={group} className={styles.group} aria-labelledby={`settings-${group}`}>
									<h2 id={`settings-${group}`}>{text.settings.groups[group]}</h2>
									{pages.map(listed => (
										<ListItem key={listed.page} {...listed} shown={page} />
									))}
								</section>
							))}
						{!isSearching && <BackupMenuButton />}
					</nav>
					<div ref={shown} className={styles.page}>
						<PathLink path={pathTo('settings')} className={styles.back}>
							<Icon name="chevronLeft" size={18} />
							{text.settings.all}
						</PathLink>
						<div className={styles.content}>{children}</div>
					</div>
				</div>
			</div>
		</SettingListProvider>
	);
}

function ListItem({ page, icon, shown }: ListedPage & { shown: AppPage }): ReactNode {
	return (
		<PathLink
			path={pathTo(page)}
			className={styles.item}
			aria-current={page === shown ? 'page' : undefined}
			// Beside the list, `/settings` has this page.
			data-beside={(page === 'preferences' && shown === 'settings') || undefined}
		>
			<Icon name={icon} />
			{text.settings.pages[page]}
		</PathLink>
	);
}
