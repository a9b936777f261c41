import type { StoredPreset } from '@/domain/image/watermarkPresets';
import { preference } from '../preferences/preference';

export const defaultImageCompressionLevel = preference<0 | 1 | 2 | 3>({
	key: 'defaultImageCompressionLevel',
	default: 2,
	choices: [0, 1, 2, 3],
});
export const watermarkPresets = preference<readonly StoredPreset[]>({
	key: 'watermarkPresets',
	default: [],
	scope: 'account',
});
export const defaultWatermarkPresetId = preference<string | null>({
	key: 'defaultWatermarkPresetId',
	default: null,
	scope: 'account',
});
