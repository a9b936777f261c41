import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry, SettingList } from '@/blocks/settings/SettingEntry';
import { PickerPreview } from './PickerPreview';
import { ChoosePalette } from './palettes/ChoosePalette';
import { PalettesControl } from './palettes/PalettesControl';
import {
	emojiPaletteForMain,
	emojiPaletteForReaction,
	emojiPalettes,
	emojiPickerHeight,
	emojiPickerScale,
	emojiPickerWidth,
} from './pickerSettings';

const choices: readonly SettingEntry[] = [emojiPaletteForReaction, emojiPaletteForMain].map(preference =>
	preferenceEntry(preference, {
		section: 'emojiPalette/palettes',
		control: { type: 'own', isLabelled: true, Control: ChoosePalette },
	}),
);

const sizes: readonly SettingEntry[] = [emojiPickerScale, emojiPickerWidth, emojiPickerHeight].map(preference =>
	preferenceEntry<number>(preference, {
		section: 'emojiPalette/picker',
		control: { type: 'range', min: 1, max: 5, step: 1 },
	}),
);

export const settings: SettingList = {
	entries: [
		preferenceEntry(emojiPalettes, {
			section: 'emojiPalette/palettes',
			control: { type: 'own', Control: PalettesControl },
		}),
		...choices,
		...sizes,
	],
	views: { 'emojiPalette/picker': PickerPreview },
};
