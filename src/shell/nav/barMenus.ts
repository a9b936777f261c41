import { lazyAction } from '@/blocks/actions/lazyAction';

/** The menus of the bars, which aren't part of the start. */
export const openAccountMenu = lazyAction(
	() => import('./accountMenu'),
	menu => menu.openAccountMenu,
);
export const openMoreMenu = lazyAction(
	() => import('./moreMenu'),
	menu => menu.openMoreMenu,
);
export const openAboutMenu = lazyAction(
	() => import('./moreMenu'),
	menu => menu.openAboutMenu,
);
export const openToolsMenu = lazyAction(
	() => import('./moreMenu'),
	menu => menu.openToolsMenu,
);
