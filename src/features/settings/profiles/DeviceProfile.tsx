import { type ReactNode, useState } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { text } from '@/i18n/text';
import { autoBackup } from '@/stores/preferences/profiles/backupSettings';
import { ACCEPTED_ENDINGS } from '@/stores/preferences/profiles/profileFile';
import type { PreferenceProfile } from '@/stores/preferences/records';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Switch } from '@/ui/field/Switch';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import styles from '../page/page.module.css';
import { backUpNow, exportProfile, importProfile, renameProfile, switchAutoBackup } from './profileActions';
import own from './profiles.module.css';

/** The settings of this device: their name, their backup, and the way to and from a file. */
export function DeviceProfile({ profile }: { profile: PreferenceProfile }): ReactNode {
	const session = useSession();
	const isAuto = useBaseSetting(autoBackup);
	const [isBusy, setBusy] = useState(false);
	const picker = useFilePicker(
		text.profiles.importFile,
		([file]) => file && void importProfile(session, file),
		ACCEPTED_ENDINGS.join(','),
	);
	const backUp = async () => {
		setBusy(true);
		await backUpNow(session);
		setBusy(false);
	};
	const isNamed = profile.name !== '';
	return (
		<Section marker="deviceProfile" title={text.profiles.thisDevice} about={text.profiles.about}>
			<div className={styles.row}>
				<div className={styles.facts}>
					<strong className={isNamed ? own.name : own.unnamed} dir="auto">
						{isNamed ? profile.name : text.profiles.unnamed}
					</strong>
					<small>
						{profile.modifiedAt === 0 ? (
							text.profiles.neverChanged
						) : (
							<>
								{text.profiles.changed} <RelativeTime at={profile.modifiedAt} />
							</>
						)}
					</small>
				</div>
				<Button size="small" icon="pencil" onClick={() => void renameProfile()}>
					{text.profiles.rename}
				</Button>
			</div>
			<div data-marker={autoBackup.key}>
				<Switch
					label={text.profiles.auto}
					caption={text.profiles.autoAbout}
					checked={isAuto}
					onChange={isOn => void switchAutoBackup(session, isOn)}
				/>
			</div>
			<ButtonRow>
				<Button size="small" icon="drive" busy={isBusy} onClick={() => void backUp()}>
					{text.profiles.backUpNow}
				</Button>
				<Button size="small" icon="download" onClick={exportProfile}>
					{text.profiles.export}
				</Button>
				<Button size="small" icon="upload" onClick={picker.open}>
					{text.profiles.import}
				</Button>
			</ButtonRow>
			{picker.input}
		</Section>
	);
}
