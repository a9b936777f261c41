import { setAnimations } from '@/platform/reducedMotion';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { menuStyle } from '@/ui/overlay/menuStyle';
import { applyTextSize } from '@/ui/themes/textSize';
import { animation, chosenMenuStyle, fontSize } from './appearanceSettings';

/** Applies the preferences that affect the page as a whole, now and on each change. */
export function applyPagePreferences(): void {
	const moves = () => setAnimations(preferences.get(animation));
	const opens = () => {
		menuStyle.current = preferences.get(chosenMenuStyle);
	};
	const sizes = () => applyTextSize(baseSettings.get(fontSize));
	moves();
	opens();
	sizes();
	baseSettings.subscribe(fontSize, sizes);
	preferences.subscribe(animation, moves);
	preferences.subscribe(chosenMenuStyle, opens);
}
