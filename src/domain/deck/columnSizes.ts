/** In pixels. */
export const NARROWEST_COLUMN = 250;
export const WIDEST_COLUMN = 1200;

/** The closest width that a column can have. */
export const columnWidth = (width: number): number =>
	Math.round(Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, width)));

/** The closest share of its stack's height that a column can have, relative to the others' 1. */
export const columnHeight = (height: number): number => Math.min(8, Math.max(0.25, height));
