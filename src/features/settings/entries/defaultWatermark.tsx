import type { ReactNode } from 'react';
import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { OwnControlProps, SettingEntry } from '@/blocks/settings/SettingEntry';
import { readPresets } from '@/domain/image/watermarkPresets';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { defaultWatermarkPresetId, watermarkPresets } from '@/stores/uploads/uploadSettings';
import { Button } from '@/ui/button/Button';
import { Select } from '@/ui/field/Select';
import styles from './BeforeControl.module.css';

/** The watermark that new uploads get, with the way to the editor of them all. */
export const defaultWatermark: SettingEntry = preferenceEntry(defaultWatermarkPresetId, {
	section: 'driveSettings/watermarks',
	control: { type: 'own', isLabelled: true, Control: WatermarkControl },
});

function WatermarkControl({ label, caption, value, error, disabled, onChange }: OwnControlProps): ReactNode {
	const session = useSession();
	const presets = readPresets(usePreference(watermarkPresets));
	const options = [
		{ value: '', text: text.settings.noWatermark },
		...presets.map(({ id, name }) => ({ value: id, text: name })),
	];
	return (
		<div className={styles.fields}>
			<Select
				label={label}
				caption={caption}
				options={options}
				value={typeof value === 'string' ? value : ''}
				error={error}
				disabled={disabled}
				onChange={id => onChange(id === '' ? null : id)}
			/>
			<div>
				<Button icon="stamp" onClick={() => intents.send({ kind: 'manageWatermarks', session, image: null })}>
					{text.settings.manageWatermarks}
				</Button>
			</div>
		</div>
	);
}
