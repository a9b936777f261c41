import type { ReactNode } from 'react';
import { developerMode } from '@/blocks/appearance/developerMode';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { Switch } from '@/ui/field/Switch';
import styles from '../page/page.module.css';
import { SettingsSection } from '../page/SettingsSection';
import { AccountInfo } from './AccountInfo';
import { DeleteAccount } from './DeleteAccount';
import { Migration } from './Migration';
import { OwnAccount } from './OwnAccount';
import { Roles } from './Roles';

/** About the account itself: what the server knows, what its roles allow, moving and deleting it. */
export default function OtherPage(): ReactNode {
	useHostTitle(text.settings.pages.other);
	return (
		<OwnAccount>
			{account => (
				<div className={styles.page}>
					<AccountInfo account={account} />
					<Roles account={account} />
					<DeveloperMode />
					<Migration account={account} />
					<DeleteAccount account={account} />
				</div>
			)}
		</OwnAccount>
	);
}

function DeveloperMode(): ReactNode {
	const session = useSession();
	const isOn = usePreference(developerMode);
	return (
		<SettingsSection title={text.ownAccount.developers}>
			<Switch
				label={text.ownAccount.developerMode}
				caption={text.ownAccount.developerModeAbout}
				checked={isOn}
				onChange={checked => preferences.set(developerMode, checked, session)}
			/>
			<p className={styles.about}>
				<PathLink path={pathTo('registry')}>{text.ownAccount.registry}</PathLink>
			</p>
		</SettingsSection>
	);
}
