export const loadPalette = () => import('./openPalette');
