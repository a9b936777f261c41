import { text } from '@/i18n/text';
import { BUNDLED_SOUNDS, isBundledSound } from '@/platform/sound/bundledSounds';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { listen } from './listen';
import { NO_SOUND, type SoundSetting } from './soundSettings';

/**
 * The bundled sounds as a menu; what is chosen is played.
 * @param chosen null for that of the settings
 */
export function soundItems(
	chosen: Pick<SoundSetting, 'type'> | null,
	choose: (sound: { readonly type: string; readonly volume: number } | null) => void,
): readonly MenuItem[] {
	const names = Object.keys(BUNDLED_SOUNDS).filter(isBundledSound);
	const item = (type: string, name: string): MenuItem => ({
		type: 'radio',
		text: name,
		checked: chosen?.type === type,
		onSelect() {
			const sound = { type, volume: 1 };
			choose(sound);
			if (type !== NO_SOUND) void listen('note', sound);
		},
	});
	return [
		{ type: 'radio', text: text.sounds.asInSettings, checked: chosen === null, onSelect: () => choose(null) },
		item(NO_SOUND, text.sounds.none),
		{ type: 'divider' },
		...names.map(name => item(name, text.sounds.names[name])),
	];
}
