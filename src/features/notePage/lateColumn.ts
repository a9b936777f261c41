/** Apart from the definition, as the list of their files would be part of each start of a deck. */
export const loadThreadColumn = () => import('./ThreadColumn');
export const loadAskNote = () => import('./askNote');
