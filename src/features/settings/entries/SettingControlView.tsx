import type { ReactNode } from 'react';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { RangeField } from '@/ui/field/RangeField';
import { Select } from '@/ui/field/Select';
import { Switch } from '@/ui/field/Switch';
import { fieldTexts } from './fieldTexts';
import styles from './SettingRow.module.css';

interface SettingControlViewProps {
	entry: SettingEntry;
	value: unknown;
	error: string | undefined;
	disabled: boolean;
	onChange: (value: unknown) => void;
}

/** The control of a setting, by what its entry says. */
export function SettingControlView({ entry, value, error, disabled, onChange }: SettingControlViewProps): ReactNode {
	const { control } = entry;
	const { label, about, choices = {} } = fieldTexts(entry.key);
	switch (control.type) {
		case 'switch':
			return (
				<>
					<Switch
						label={label}
						{...(about !== undefined && { caption: about })}
						checked={value === true}
						disabled={disabled}
						onChange={onChange}
					/>
					{error !== undefined && <ErrorLine>{error}</ErrorLine>}
				</>
			);
		case 'choice': {
			// Options of a select are strings.
			const options = control.values.map(each => ({
				value: String(each),
				text: control.names?.[String(each)] ?? choices[String(each)] ?? String(each),
			}));
			return (
				<Select
					label={label}
					caption={about}
					options={options}
					value={String(value)}
					error={error}
					disabled={disabled}
					onChange={name => onChange(control.values.find(each => String(each) === name))}
				/>
			);
		}
		case 'range': {
			const { factor, suffix } = control.shown ?? { factor: 1, suffix: '' };
			return (
				<>
					<RangeField
						label={label}
						min={control.min * factor}
						max={control.max * factor}
						step={control.step * factor}
						suffix={suffix}
						value={(typeof value === 'number' ? value : control.min) * factor}
						onChange={shown => onChange(shown / factor)}
					/>
					{about !== undefined && <p className={styles.about}>{about}</p>}
					{error !== undefined && <ErrorLine>{error}</ErrorLine>}
				</>
			);
		}
		case 'own':
			return (
				<control.Control
					label={label}
					caption={about}
					value={value}
					error={error}
					disabled={disabled}
					onChange={onChange}
				/>
			);
	}
}

function ErrorLine({ children }: { children: ReactNode }): ReactNode {
	return (
		<p className={styles.error} role="alert">
			{children}
		</p>
	);
}
