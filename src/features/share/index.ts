/** The page `/share`, for the minimal mode. */
export const loadSharePage = () => import('./SharePage');
