import { lazyAction } from '@/blocks/actions/lazyAction';

const load = async () => (await import('./palette/loadLateParts')).loadLateParts();

/** What bars and keys do that isn't part of the start. */
export const openPalette = lazyAction(load, parts => parts.showPalette);
export const openLookup = lazyAction(load, parts => parts.openLookup);
export const lookUpPasted = lazyAction(load, parts => parts.lookUpPasted);
export const openShortcutSheet = lazyAction(load, parts => parts.openShortcutSheet);
export const toggleDarkMode = lazyAction(load, parts => parts.toggleDarkMode);
export const switchUi = lazyAction(load, parts => parts.switchUi);
export const clearCache = lazyAction(load, parts => parts.clearCache);
export const openWidgets = lazyAction(load, parts => parts.openWidgets);
