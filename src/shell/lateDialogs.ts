import { lazyAction } from '@/blocks/actions/lazyAction';
import { loadLookup } from '@/features/lookup';

/** Dialogs that open from everywhere, and aren't part of the start. */
export const openPalette = lazyAction(
	() => import('./palette/showPalette'),
	palette => palette.showPalette,
);
export const lookUpPasted = lazyAction(
	() => import('./palette/lookUpPasted'),
	pasting => pasting.lookUpPasted,
);
export const openLookup = lazyAction(loadLookup, lookup => lookup.openLookup);
