import type { CSSProperties } from 'react';
import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';
import { emojiPickerHeight, emojiPickerScale, emojiPickerWidth } from './pickerSettings';

/** The size of a cell in pixels, by a scale of 1 to 5 (rules/reactions#the-picker: 2). */
export const cellSize = (owner: PreferenceOwner): number => 26 + 6 * preferences.get(emojiPickerScale, owner);

/** The size of a cell, the columns and the height, by scales of 1 to 5 (rules/reactions#the-picker: 2, 2, 3). */
export function pickerSize(owner: PreferenceOwner): CSSProperties {
	const columns = 5 + preferences.get(emojiPickerWidth, owner) * 1.5;
	return {
		'--cell': `${cellSize(owner)}px`,
		'--columns': Math.floor(columns),
		'--height': `${140 + 80 * preferences.get(emojiPickerHeight, owner)}px`,
	} as CSSProperties;
}
