import { clamp } from '@/base/clamp';

/** In pixels. */
export const NARROWEST_COLUMN = 250;
export const WIDEST_COLUMN = 1200;

/** The closest width that a column can have. */
export const columnWidth = (width: number): number => Math.round(clamp(width, NARROWEST_COLUMN, WIDEST_COLUMN));

/** The closest share of its stack's height that a column can have, relative to the others' 1. */
export const columnHeight = (height: number): number => clamp(height, 0.25, 8);
