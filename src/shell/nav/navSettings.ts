import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

/** The chosen items of the bars, by their ids, in order; a dash is a line between. */
export const navMenu = preference<readonly string[]>({
	key: 'menu',
	default: ['notifications', 'favorites', 'drive', 'search'],
	affects: 'lastView',
});

/** Whether the side bar shows names or icons only. */
export const menuDisplay = baseSetting<'sideFull' | 'sideIcon'>({
	key: 'menuDisplay',
	where: 'device',
	default: 'sideFull',
	affects: 'lastView',
});

/** The chosen layout; `startLayout` reads it before settings are loaded. */
export const chosenUi = baseSetting<'default' | 'deck' | null>({
	key: 'ui',
	where: 'device',
	default: null,
	affects: 'lastView',
});
