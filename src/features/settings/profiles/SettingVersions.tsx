import type { ReactNode } from 'react';
import { isSameJson } from '@/base/isSameJson';
import { settingName } from '@/blocks/preferences/settingName';
import { valueSummary } from '@/blocks/preferences/valueSummary';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { declaredPreferences } from '@/stores/preferences/preference';
import { sameScope } from '@/stores/preferences/records';
import { putBack } from '@/stores/preferences/settingState';
import type { Version } from '@/stores/preferences/versions/Version';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { versionsQuery } from './backupsQuery';
import { differenceText } from './differenceText';
import own from './profiles.module.css';
import { useProfile } from './useProfile';
import { VersionRow } from './VersionRow';

interface SettingVersionsProps {
	/** The preference's key. */
	setting: string;
	/** The newest first. */
	versions: readonly Version[];
}

/** The earlier values of one synced setting, folded. */
export function SettingVersions({ setting, versions }: SettingVersionsProps): ReactNode {
	const session = useSession();
	const records = useProfile().preferences[setting] ?? [];
	const isNow = ({ scope, value }: Version) =>
		records.some(record => sameScope(record[0], scope) && isSameJson(record[1], value));
	const older = (index: number) =>
		versions.slice(index + 1).find(({ scope }) => sameScope(scope, versions[index]?.scope ?? {}))?.value;
	// What belongs to accounts anyway needs no word about it.
	const mayBeOwn = declaredPreferences.get(setting)?.scope !== 'account';
	const choose = (version: Version) => {
		putBack({ key: setting }, version);
		refreshThing(session, versionsQuery, null);
		toast(text.profiles.putBackDone, { icon: 'undo', tone: 'success' });
	};
	return (
		<details className={own.setting}>
			<summary>
				<strong>{settingName(setting)}</strong> <small>{t('profiles.versions', { count: versions.length })}</small>
			</summary>
			<ol className={styles.list}>
				{versions.map((version, index) => (
					<VersionRow
						key={JSON.stringify([version.scope, version.value])}
						version={version}
						title={valueSummary(setting, version.value)}
						difference={differenceText(older(index), version.value)}
						isOwn={mayBeOwn && sameScope(version.scope, { account: session.key })}
						onPutBack={isNow(version) ? null : () => choose(version)}
					/>
				))}
			</ol>
		</details>
	);
}
