import { openLookup } from '@/features/search/palette';
import { lookUpPasted } from './lookUpPasted';
import { showPalette } from './showPalette';

/** What opens from everywhere and isn't part of the start, in one file. */
export const lateParts = { openLookup, lookUpPasted, showPalette };
