import { readPresets } from '@/domain/image/watermarkPresets';
import { type PreferenceOwner, preferences } from '../preferences/Preferences';
import { watermarkPresets } from './uploadSettings';

/** Whether the account still has a watermark preset. True for null (no watermark). */
export const hasPreset = (owner: PreferenceOwner, wanted: string | null): boolean =>
	wanted === null || readPresets(preferences.get(watermarkPresets, owner)).some(({ id }) => id === wanted);
