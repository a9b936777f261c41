import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

/** The chosen items of the bars, by their ids, in order; a dash is a line between. */
export const navMenu = preference<readonly string[]>({
	key: 'menu',
	// Items that this version doesn't have yet stay in the list, and show once it has them.
	default: [
		...['notifications', 'drive', 'followRequests', '-', 'explore', 'announcements', 'search', '-'],
		...['favorites', 'lists', 'antennas'],
	],
	affects: 'lastView',
});

/** Whether the side bar shows names or icons only. */
export const menuDisplay = baseSetting<'sideFull' | 'sideIcon'>({
	key: 'menuDisplay',
	where: 'device',
	default: 'sideFull',
	affects: 'lastView',
});

/** Whether widgets stand beside the page where there is room; elsewhere a button of the bar opens them. */
export const sideWidgets = baseSetting({ key: 'sideWidgets', where: 'device', default: true, affects: 'lastView' });

/** The chosen layout; `startLayout` reads it before settings are loaded. */
export const chosenUi = baseSetting<'default' | 'deck' | null>({
	key: 'ui',
	where: 'device',
	default: null,
	affects: 'lastView',
});

/** Whether the side bar has the buttons for the realtime mode and its width. */
export const navbarSubButtons = preference({ key: 'showNavbarSubButtons', default: true, affects: 'lastView' });
