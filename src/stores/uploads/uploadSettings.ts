import type { StoredPreset } from '@/domain/image/watermarkPresets';
import { preference } from '../preferences/preference';

export const defaultImageCompressionLevel = preference<0 | 1 | 2 | 3>({
	key: 'defaultImageCompressionLevel',
	default: 2,
	choices: [0, 1, 2, 3],
});
/** The folder of the drive for uploads that have no other one; null for its top. Read by `folderForUploads`. */
export const uploadFolder = preference<string | null>({ key: 'uploadFolder', default: null, scope: 'account' });
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
