import { baseSetting } from '@/stores/preferences/baseSetting';

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
