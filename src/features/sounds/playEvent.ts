import { SoundPlayer } from '@/platform/sound/SoundPlayer';
import { preferences } from '@/stores/preferences/Preferences';
import {
	asVolume,
	chosenSound,
	eventSounds,
	masterVolume,
	notUseSound,
	type SoundEvent,
	type SoundSetting,
	useSoundOnlyWhenActive,
} from './soundSettings';

const player = new SoundPlayer();

/**
 * Plays what is chosen for an event, unless sounds are off (rules/sounds#playing).
 * @param chosen instead of the sound of the settings
 */
export function playEvent(event: SoundEvent, chosen: SoundSetting | null = null): void {
	if (preferences.get(notUseSound)) return;
	if (preferences.get(useSoundOnlyWhenActive) && !isActive()) return;
	playSound(event, chosen ?? preferences.get(eventSounds[event])).catch((error: unknown) =>
		console.warn('A sound could not be played.', error),
	);
}

/**
 * Plays a sound, also one that isn't chosen yet.
 * @throws {Error} its file can't be fetched or played
 */
export async function playSound(event: SoundEvent, setting: SoundSetting): Promise<void> {
	const sound = chosenSound(event, setting);
	if (sound) await player.play(sound, loudnessOf(setting));
}

/** From 0 to 1, by the master volume and its own. */
export const loudnessOf = ({ volume }: Pick<SoundSetting, 'volume'>): number =>
	asVolume(preferences.get(masterVolume)) * asVolume(volume);

const isActive = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
