import { lazyAction } from '@/blocks/actions/lazyAction';

/** The menus of a deck and its columns, which aren't part of the start. */
export const openAddColumn = lazyAction(
	() => import('./addColumn'),
	menu => menu.openAddColumn,
);
export const openColumnMenu = lazyAction(
	() => import('../column/columnMenu'),
	menu => menu.openColumnMenu,
);
export const openDeckMenu = lazyAction(
	() => import('./deckMenu'),
	menu => menu.openDeckMenu,
);
