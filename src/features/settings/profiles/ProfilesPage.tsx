import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { restoreDismissed } from '@/stores/preferences/profiles/backupSettings';
import { suggestsRestore } from '@/stores/preferences/profiles/suggestsRestore';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useMe } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from '../page/page.module.css';
import { BackupRow } from './BackupRow';
import { backupsQuery } from './backupsQuery';
import { DeviceProfile } from './DeviceProfile';
import { EarlierSettings } from './EarlierSettings';
import { RestoreSuggestion } from './RestoreSuggestion';
import { SyncedLists } from './SyncedLists';
import { UndecidedSettings } from './UndecidedSettings';
import { useProfile } from './useProfile';

/** The profile of this device, its account's backups, and what can be put back (rules/preferences#backups). */
export default function ProfilesPage(): ReactNode {
	useHostTitle(text.settings.pages.profiles);
	const backups = useThing(backupsQuery, null);
	const profile = useProfile();
	// Undefined until the server has told of the account, which may be a young one.
	const createdAt = useMe(me => me?.createdAt);
	const isDismissed = useBaseSetting(restoreDismissed);
	const [now] = useState(() => Date.now());
	const facts = { now, profileName: profile.name, isDismissed, backups: backups.data?.length ?? 0 };
	return (
		<PageBody>
			{createdAt !== undefined && suggestsRestore({ ...facts, createdAt }) && <RestoreSuggestion />}
			<UndecidedSettings />
			<DeviceProfile profile={profile} />
			<SyncedLists />
			<Section marker="backups" title={text.profiles.backups}>
				<QueryState query={backups}>
					{list =>
						list.length === 0 ? (
							<EmptyState icon="drive" title={text.profiles.noBackupsFoundTitle}>
								{text.profiles.noBackupsFoundText}
							</EmptyState>
						) : (
							<ul className={styles.list}>
								{list.map(backup => (
									<BackupRow key={backup.name} backup={backup} isOwn={backup.profile?.id === profile.id} />
								))}
							</ul>
						)
					}
				</QueryState>
			</Section>
			<EarlierSettings />
		</PageBody>
	);
}
