import { canBePrepared, type UploadChoices } from '@/domain/drive/UploadItem';
import { defaultPreset, readPresets } from '@/domain/image/watermarkPresets';
import { type PreferenceOwner, preferences } from '../preferences/Preferences';
import { defaultImageCompressionLevel, defaultWatermarkPresetId, watermarkPresets } from './uploadSettings';

/** The default choices for a file, by the account's preferences. */
export function choicesFor(owner: PreferenceOwner, file: File): UploadChoices {
	const presets = readPresets(preferences.get(watermarkPresets, owner));
	const preset = defaultPreset(presets, preferences.get(defaultWatermarkPresetId, owner));
	return {
		name: file.name,
		isSensitive: false,
		caption: null,
		compressionLevel: preferences.get(defaultImageCompressionLevel, owner),
		watermarkPresetId: preset && canBePrepared(file) ? preset.id : null,
		effects: [],
	};
}
