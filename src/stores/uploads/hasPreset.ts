import { readPresets } from '@/domain/watermarkPresets';
import { preferences } from '../preferences/Preferences';

/** Whether a watermark is still kept. No watermark (null) can always be had. */
export const hasPreset = (wanted: string | null): boolean =>
	wanted === null || readPresets(preferences.get('watermarkPresets')).some(({ id }) => id === wanted);
