/** Snow and petals over the page, by season. Their code is loaded after the start. */
export const loadSeasons = () => import('./watchSeason');
