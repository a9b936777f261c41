/** The page `/share`, for the minimal launch mode. */
export const loadSharePage = () => import('./SharePage');
