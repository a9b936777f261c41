/** Apart from the definition, as the list of their files would be part of each start of a deck. */
export const loadColumn = () => import('./makeMergedColumn');
export const loadSources = () => import('./editSources');
export const loadMenu = () => import('./mergedMenu');
