/** Apart from the definition, as the list of their files would be part of each start of a deck. */
export const loadFavoritesColumn = () => import('./FavoritesColumn');
