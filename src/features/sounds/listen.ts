import { text } from '@/i18n/text';
import { toast } from '@/ui/toast/toasts';
import { loudnessOf, playSound } from './playEvent';
import type { SoundEvent, SoundSetting } from './soundSettings';

/** Plays a sound for somebody who wants to hear it, and says why nothing is heard. */
export async function listen(event: SoundEvent, setting: SoundSetting): Promise<void> {
	if (loudnessOf(setting) === 0) {
		toast(text.sounds.silent, { icon: 'mute' });
		return;
	}
	try {
		await playSound(event, setting);
	} catch {
		toast(text.sounds.failed, { icon: 'warning', tone: 'danger' });
	}
}
