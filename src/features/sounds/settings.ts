import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { soundControls } from './SoundControl';
import { eventSounds, masterVolume, notUseSound, SOUND_EVENTS, useSoundOnlyWhenActive } from './soundSettings';
import { VolumePreview } from './VolumePreview';

export const settings: SettingList = {
	entries: [
		preferenceEntry(masterVolume, {
			section: 'sounds/volume',
			control: { type: 'range', min: 0, max: 1, step: 0.05, shown: { factor: 100, suffix: '%' } },
			Preview: VolumePreview,
		}),
		preferenceEntry(notUseSound, { section: 'sounds/volume' }),
		preferenceEntry(useSoundOnlyWhenActive, { section: 'sounds/volume' }),
		...SOUND_EVENTS.map(event =>
			preferenceEntry(eventSounds[event], {
				section: 'sounds/events',
				control: { type: 'own', isLabelled: true, Control: soundControls[event] },
			}),
		),
	],
};
