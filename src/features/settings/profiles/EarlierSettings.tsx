import { type ReactNode, useEffect } from 'react';
import { settingName } from '@/blocks/preferences/settingName';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { ProfileVersion } from '@/stores/preferences/profiles/profileVersions';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { Section } from '@/ui/section/Section';
import styles from '../page/page.module.css';
import { versionsQuery } from './backupsQuery';
import { differenceText } from './differenceText';
import { putBackProfile } from './profileActions';
import { SettingVersions } from './SettingVersions';
import { VersionRow } from './VersionRow';

/** What this device keeps of earlier settings; each can be put back. */
export function EarlierSettings(): ReactNode {
	const session = useSession();
	const versions = useThing(versionsQuery, null);
	// Versions are stored together with the change that makes them.
	useEffect(() => preferences.watchProfile(() => refreshThing(session, versionsQuery, null)), [session]);
	return (
		<QueryState query={versions}>
			{({ profiles, settings }) => (
				<>
					<Section
						marker="earlierSettings"
						title={text.profiles.earlier}
						about={profiles.length === 0 ? text.profiles.noEarlier : text.profiles.earlierAbout}
					>
						<ProfileVersions versions={profiles} />
					</Section>
					{settings.length > 0 && (
						<Section title={text.profiles.earlierSynced} about={text.profiles.earlierSyncedAbout}>
							{settings.map(({ key, versions: all }) => (
								<SettingVersions key={key} setting={key} versions={all} />
							))}
						</Section>
					)}
				</>
			)}
		</QueryState>
	);
}

function ProfileVersions({ versions }: { versions: readonly ProfileVersion[] }): ReactNode {
	const session = useSession();
	const older = (index: number) =>
		versions.slice(index + 1).find(({ value }) => value.id === versions[index]?.value.id)?.value.preferences;
	return (
		<ol className={styles.list}>
			{versions.map((version, index) => (
				<VersionRow
					key={`${version.value.id} ${version.at}`}
					version={version}
					title={version.value.name || text.profiles.unnamed}
					difference={differenceText(older(index), version.value.preferences, settingName)}
					onPutBack={() => void putBackProfile(session, version.value)}
				/>
			))}
		</ol>
	);
}
