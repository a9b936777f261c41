import type { IconName } from './iconNames';

/** The path of each icon on a grid of 24 × 24. An icon is available once a module that names it was loaded. */
export const drawings: Partial<Record<IconName, string>> = {};
