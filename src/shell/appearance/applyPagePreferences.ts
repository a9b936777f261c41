import { setAnimations } from '@/platform/reducedMotion';
import { preferences } from '@/stores/preferences/Preferences';
import { preference } from '@/stores/preferences/preference';
import { menuStyle } from '@/ui/overlay/menuStyle';
import type { MenuStyle } from '@/ui/overlay/presentationOf';
import { animation } from './appearanceSettings';

const chosenMenuStyle = preference<MenuStyle>({ key: 'menuStyle', default: 'auto' });

/** Applies the preferences that affect the page as a whole, now and on each change. */
export function applyPagePreferences(): void {
	const moves = () => setAnimations(preferences.get(animation));
	const opens = () => {
		menuStyle.current = preferences.get(chosenMenuStyle);
	};
	moves();
	opens();
	preferences.subscribe(animation, moves);
	preferences.subscribe(chosenMenuStyle, opens);
}
