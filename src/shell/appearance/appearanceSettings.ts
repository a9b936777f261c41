import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';
import type { MenuStyle } from '@/ui/overlay/presentationOf';
import type { TextSize } from '@/ui/themes/textSize';

/** How popups of buttons open. */
export const chosenMenuStyle = preference<MenuStyle>({
	key: 'menuStyle',
	default: 'auto',
	choices: ['auto', 'popup', 'drawer'],
});
/** The size of all texts; the first paint reads it too. */
export const fontSize = baseSetting<TextSize>({
	key: 'fontSize',
	where: 'device',
	default: 'medium',
	affects: 'lastView',
});
export const animation = preference({ key: 'animation', default: true });
export const darkMode = baseSetting({ key: 'darkMode', where: 'device', default: false });
