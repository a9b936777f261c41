import { preference } from '@/stores/preferences/preference';

/** Whether the main column shows even while it has nothing but the start page. */
export const alwaysShowsMain = preference({ key: 'deck.alwaysShowMainColumn', default: true });
/** Where the bar is, on screens that have room for it beside the columns. */
export const menuPosition = preference<'left' | 'right' | 'bottom'>({
	key: 'deck.menuPosition',
	default: 'left',
	choices: ['left', 'right', 'bottom'],
});
