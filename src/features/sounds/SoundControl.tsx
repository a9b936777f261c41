import type { ComponentType, ReactNode } from 'react';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { BUNDLED_SOUNDS, type BundledSound, isBundledSound } from '@/platform/sound/bundledSounds';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { RangeField } from '@/ui/field/RangeField';
import { Select } from '@/ui/field/Select';
import { listen } from './listen';
import styles from './SoundControl.module.css';
import {
	asVolume,
	chosenSound,
	DRIVE_FILE,
	eventSounds,
	fileNameOf,
	NO_SOUND,
	SOUND_EVENTS,
	type SoundEvent,
	type SoundSetting,
} from './soundSettings';

interface SoundControlProps extends OwnControlProps {
	event: SoundEvent;
}

/** The sound of an event: which, how loud, and a button to hear it. */
function SoundControl({ event, label, caption, value, onChange }: SoundControlProps): ReactNode {
	const session = useSession();
	const mayReadDrive = useTokenMay('read:drive');
	const setting = { ...eventSounds[event].default, ...(value as Partial<SoundSetting>) };
	const sound = chosenSound(event, setting);
	const chosen = sound === null ? NO_SOUND : 'url' in sound ? DRIVE_FILE : sound.name;
	const volume = asVolume(setting.volume);
	const useFile = ([file]: readonly DriveFile[]) => {
		if (file) onChange({ type: DRIVE_FILE, volume, fileId: file.id, fileUrl: file.url, fileName: file.name });
	};
	const pickFile = () => intents.send({ kind: 'pickDriveFiles', session, type: 'audio/*', max: 1, choose: useFile });
	const choose = (type: string) => {
		// A file counts once it is chosen.
		if (type === DRIVE_FILE) pickFile();
		else onChange({ type, volume });
	};
	const names: readonly BundledSound[] = Object.keys(BUNDLED_SOUNDS).filter(isBundledSound);
	return (
		<div className={styles.sound}>
			<Select
				label={label}
				caption={caption}
				value={chosen}
				options={[
					{ value: NO_SOUND, text: text.sounds.none },
					...names.map(name => ({ value: name, text: text.sounds.names[name] })),
					...(mayReadDrive || chosen === DRIVE_FILE
						? [{ value: DRIVE_FILE, text: fileNameOf(setting) ?? text.sounds.fromDrive }]
						: []),
				]}
				onChange={choose}
			/>
			<div className={styles.buttons}>
				<Button size="small" icon="play" disabled={sound === null} onClick={() => void listen(event, setting)}>
					{text.sounds.listen}
				</Button>
				{chosen === DRIVE_FILE && mayReadDrive && (
					<Button size="small" icon="drive" onClick={pickFile}>
						{text.sounds.otherFile}
					</Button>
				)}
			</div>
			{sound && (
				<RangeField
					label={text.sounds.volume}
					min={0}
					max={100}
					step={5}
					suffix="%"
					value={Math.round(volume * 100)}
					onChange={shown => onChange({ ...setting, volume: shown / 100 })}
				/>
			)}
		</div>
	);
}

const controlOf =
	(event: SoundEvent): ComponentType<OwnControlProps> =>
	props => <SoundControl {...props} event={event} />;

/** The control of each event, as its entry has it. */
export const soundControls = Object.fromEntries(SOUND_EVENTS.map(event => [event, controlOf(event)])) as Readonly<
	Record<SoundEvent, ComponentType<OwnControlProps>>
>;
