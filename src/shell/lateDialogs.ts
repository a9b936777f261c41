import { lazyAction } from '@/blocks/actions/lazyAction';

const load = async () => (await import('./palette/lateParts')).lateParts;

/** Dialogs that open from everywhere, and aren't part of the start. */
export const openPalette = lazyAction(load, parts => parts.showPalette);
export const openLookup = lazyAction(load, parts => parts.openLookup);
export const lookUpPasted = lazyAction(load, parts => parts.lookUpPasted);
