import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

/** In CSS pixels. */
export const columnGap = preference({ key: 'deck.columnGap', default: 6 });
/** Whether the main column shows even while it has nothing but the start page. */
export const alwaysShowsMain = preference({ key: 'deck.alwaysShowMainColumn', default: true });
/** Where the bar is, on screens that have room for it beside the columns. */
export const menuPosition = preference<'left' | 'right' | 'bottom'>({
	key: 'deck.menuPosition',
	default: 'left',
	choices: ['left', 'right', 'bottom'],
});
/** Whether the list of columns in the bar is collapsed. */
export const columnsFolded = baseSetting({ key: 'columnsFolded', where: 'device', default: false });
/** Whether pages other than the start page are shown without the deck around them. */
export const simpleUiElsewhere = preference({ key: 'deck.useSimpleUiForNonRootPages', default: true });
