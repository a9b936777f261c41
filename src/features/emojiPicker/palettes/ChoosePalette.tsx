import type { ReactNode } from 'react';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { Select } from '@/ui/field/Select';
import { emojiPalettes } from '../pickerSettings';
import { paletteName } from './paletteName';

/** Which of the palettes is shown first; by default the first one. */
export function ChoosePalette({ label, caption, value, error, disabled, onChange }: OwnControlProps): ReactNode {
	const options = usePreference(emojiPalettes).map((palette, index) => ({
		value: palette.id,
		text: paletteName(palette, index),
	}));
	return (
		<Select
			label={label}
			caption={caption}
			options={[{ value: '', text: text.palettes.first }, ...options]}
			value={options.some(option => option.value === value) ? String(value) : ''}
			error={error}
			disabled={disabled}
			onChange={id => onChange(id === '' ? null : id)}
		/>
	);
}
